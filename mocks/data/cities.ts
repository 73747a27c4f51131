import { slugify } from '../../domain/places/search/normalize.ts';
import { parseTextTable } from './text-table.ts';

// number (its lowest zip code) | name | state | latitude | longitude | count of zip codes | area code: the values are
// those of the server's gazetteer
const written = `
1101 | Springfield | MA | 42.1029 | -72.5584 | 20 | 413
2108 | Boston | MA | 42.3503 | -71.0604 | 38 | 617
2138 | Cambridge | MA | 42.3687 | -71.1042 | 7 | 781
10001 | New York | NY | 40.7558 | -73.9768 | 159 | 212
15201 | Pittsburgh | PA | 40.4432 | -79.9839 | 77 | 412
16802 | University Park | PA | 40.7997 | -77.8623 | 1 | 814
19019 | Philadelphia | PA | 39.9925 | -75.1595 | 87 | 215
27514 | Chapel Hill | NC | 35.9182 | -79.0372 | 5 | 919
27601 | Raleigh | NC | 35.8077 | -78.6463 | 44 | 984
30301 | Atlanta | GA | 33.7865 | -84.3808 | 99 | 404
30601 | Athens | GA | 33.9464 | -83.3724 | 10 | 706
31901 | Columbus | GA | 32.4779 | -84.9481 | 14 | 762
32301 | Tallahassee | FL | 30.4478 | -84.2807 | 20 | 850
32601 | Gainesville | FL | 29.6813 | -82.3539 | 18 | 352
32801 | Orlando | FL | 28.5289 | -81.3535 | 59 | 407
37201 | Nashville | TN | 36.1633 | -86.7837 | 39 | 615
38655 | Oxford | MS | 34.3308 | -89.4835 | 1 | 662
38677 | University | MS | 34.3659 | -89.5254 | 1 | 601
43016 | Dublin | OH | 40.1093 | -83.1146 | 2 | 380
43081 | Westerville | OH | 40.1524 | -82.882 | 3 | 220
43085 | Columbus | OH | 39.9874 | -82.9748 | 46 | 614
44101 | Cleveland | OH | 41.4809 | -81.6323 | 41 | 216
44240 | Kent | OH | 41.1475 | -81.3415 | 3 | 330
45056 | Oxford | OH | 39.507 | -84.7452 | 1 | 513
45201 | Cincinnati | OH | 39.1652 | -84.4959 | 71 | 283
45400 | Dayton | OH | 39.7505 | -84.1717 | 49 | 937
45501 | Springfield | OH | 39.9271 | -83.8088 | 6 | 326
45701 | Athens | OH | 39.3178 | -82.102 | 1 | 740
47201 | Columbus | IN | 39.2301 | -85.8855 | 3 | 812
47401 | Bloomington | IN | 39.1745 | -86.5183 | 8 | 930
47906 | West Lafayette | IN | 40.444 | -86.9162 | 3 | 765
48103 | Ann Arbor | MI | 42.2776 | -83.7282 | 8 | 734
48823 | East Lansing | MI | 42.7283 | -84.4764 | 4 | 517
53701 | Madison | WI | 43.073 | -89.4 | 35 | 608
55401 | Minneapolis | MN | 44.9742 | -93.302 | 69 | 612
60201 | Evanston | IL | 42.0546 | -87.6865 | 6 | 847
60290 | Chicago | IL | 41.8829 | -87.6624 | 86 | 312
61820 | Champaign | IL | 40.111 | -88.2788 | 6 | 217
62701 | Springfield | IL | 39.7989 | -89.6495 | 38 | 447
73301 | Austin | TX | 30.2971 | -97.7433 | 80 | 512
75201 | Dallas | TX | 32.8038 | -96.7955 | 120 | 214
77001 | Houston | TX | 29.7543 | -95.4118 | 190 | 713
77840 | College Station | TX | 30.6045 | -96.3171 | 6 | 979
80201 | Denver | CO | 39.734 | -104.9863 | 69 | 303
80301 | Boulder | CO | 40.0172 | -105.2531 | 16 | 720
82001 | Cheyenne | WY | 41.1437 | -104.8023 | 8 | 307
82070 | Laramie | WY | 41.4247 | -105.6247 | 4 | 307
85280 | Tempe | AZ | 33.3917 | -111.9249 | 8 | 480
89101 | Las Vegas | NV | 36.148 | -115.2176 | 77 | 702
90001 | Los Angeles | CA | 34.0487 | -118.2901 | 95 | 213
92101 | San Diego | CA | 32.7624 | -117.1335 | 81 | 619
94203 | Sacramento | CA | 38.5728 | -121.444 | 102 | 916
94701 | Berkeley | CA | 37.8696 | -122.2655 | 11 | 510
96801 | Honolulu | HI | 21.3117 | -157.8298 | 41 | 808
97201 | Portland | OR | 45.5181 | -122.6743 | 59 | 503
98101 | Seattle | WA | 47.6062 | -122.3263 | 62 | 206
99501 | Anchorage | AK | 61.1901 | -149.8862 | 25 | 907
99701 | Fairbanks | AK | 65.058583 | -147.8267 | 10 | 907
`;

/** The mock's cities, by number: those of its colleges, some nearby, and namesakes in several states. */
export const cities = parseTextTable(written, 7).map(([id, name, state, lat, lon, weight, areaCode]) => ({
  id: Number(id),
  name,
  slug: slugify(`${name} ${state}`),
  state,
  lat: Number(lat),
  lon: Number(lon),
  weight: Number(weight),
  areaCode,
}));

/** A city with the server's fields. */
export type MockCity = (typeof cities)[number];
