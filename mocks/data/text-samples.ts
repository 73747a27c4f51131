/** Text samples for realistic listings; descriptions use letters, digits, spaces, periods, commas and hyphens only (K36). */
const splitLines = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);

export const apartmentNames = splitLines(`
  The Lantern | Maple Court | Hudson Flats | Campus View | The Quarry | Union Lofts | Old Mill Apartments | Ridgeview
  Parkside Commons | The Foundry | Northgate Apartments | Juniper Place | Stadium Village | The Arbors | Elm Terrace
  College Square | Riverbend Flats | The Observatory | Lakeview Commons | Scholars Row | The Annex | Brickyard Lofts
  Greenway Apartments | Summit House | Harbor Flats | Magnolia Court | Depot Street Lofts | Linden Place | The Belfry
  Orchard Walk | Campus Crossing | The Pavilion | Founders Hall | Sycamore Flats | Garden Court | The Meridian`);

export const houseNouns = splitLines(
  'House | Cottage | Bungalow | Duplex | Townhouse | Place | Porch House | Corner House',
);

export const streets = splitLines(`
  Oak | Maple | College | University | Elm | Church | Park | High | Summit | Prospect | Chestnut | Walnut | Cherry
  Spruce | Franklin | Lincoln | Monroe | Adams | Jackson | Hickory | Linden | Highland | Hillside | Mill | Mulberry
  Orchard | Pearl | Pine | Poplar | Ridge | River | Spring | Stadium | Sunset | Vine | Willow | Cedar | Birch | Clifton`);

export const streetSuffixes = splitLines('St | Ave | St | Ave | Rd | Ln | Dr | Pl | Ct | Blvd');

export const firstNames = splitLines('Dana | Marcus | Priya | Elena | Tom | Renee | Luis | Hannah | Omar | Grace');
export const lastNames = splitLines(
  'Whitfield | Okafor | Raman | Castillo | Bergstrom | Dubois | Herrera | Lindqvist | Haddad | Novak',
);

export const openings = {
  apartment: splitLines(`
    Bright apartments in a well kept building with a quiet courtyard.
    A friendly building where most neighbors are students too.
    Recently renovated apartments with big windows and new kitchens.
    An older building with high ceilings, wood floors and a lot of character.`),
  house: splitLines(`
    A roomy house with a front porch and a yard for long evenings.
    A classic student house, cleaned up and freshly painted this summer.
    Solid older house with wood floors and bedrooms of fair size.
    A comfortable house with a living room that fits everybody.`),
};

export const details = splitLines(`
  Heat and water are included in the rent.
  Each bedroom has its own lock and a closet.
  The bus to campus stops at the corner.
  There is a grocery store two blocks away.
  Bike storage is in the basement.
  Parking is available behind the building.
  Leases run from August to July, shorter ones are possible.
  Individual leases are available, so you pay for your room only.`);

export const closings = splitLines(`
  Come and see it any weekday after 3.
  Ask us for a video tour.
  One month of rent as a deposit.
  We answer every message within a day.`);
