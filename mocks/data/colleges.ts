import { slugify } from '../../domain/places/search/normalize.ts';
import { parseTextTable } from './text-table.ts';

// number (the federal UNITID) | name | nicknames | city | its number | state | zip code | latitude | longitude | web host |
// undergraduates, the values of the server's starter colleges | listings at it
const written = `
164988 | Boston University | BU; Boston Univ | Boston | 2108 | MA | 02215 | 42.351 | -71.108 | www.bu.edu | 18700 | 8
166027 | Harvard University | Harvard; Harvard College; HU | Cambridge | 2138 | MA | 02138 | 42.374 | -71.118 | www.harvard.edu | 9100 | 0
166683 | Massachusetts Institute of Technology | MIT; Mass Tech; Mass Institute of Technology | Cambridge | 2138 | MA | 02139 | 42.359 | -71.093 | web.mit.edu | 4600 | 0
167358 | Northeastern University | Northeastern; NEU; NU | Boston | 2108 | MA | 02115 | 42.34 | -71.089 | www.northeastern.edu | 15900 | 0
190150 | Columbia University in the City of New York | Columbia; Columbia University; CU | New York | 10001 | NY | 10027 | 40.808 | -73.962 | www.columbia.edu | 9100 | 0
193900 | New York University | NYU; New York Univ | New York | 10001 | NY | 10012 | 40.729 | -73.997 | www.nyu.edu | 29800 | 6
211440 | Carnegie Mellon University | Carnegie Mellon; CMU | Pittsburgh | 15201 | PA | 15213 | 40.444 | -79.942 | www.cmu.edu | 7300 | 0
212054 | Drexel University | Drexel; DU | Philadelphia | 19019 | PA | 19104 | 39.955 | -75.19 | drexel.edu | 13600 | 0
214777 | Pennsylvania State University-Main Campus | Penn State; PSU; Penn State University; Penn State University Park; Pennsylvania State | University Park | 16802 | PA | 16802 | 40.797 | -77.863 | www.psu.edu | 42200 | 16
216339 | Temple University | Temple; TU | Philadelphia | 19019 | PA | 19122 | 39.981 | -75.157 | www.temple.edu | 21700 | 3
215062 | University of Pennsylvania | Penn; UPenn; U of Penn; U Penn | Philadelphia | 19019 | PA | 19104 | 39.951 | -75.194 | www.upenn.edu | 11600 | 0
215293 | University of Pittsburgh-Pittsburgh Campus | Pitt; University of Pittsburgh; Pittsburgh | Pittsburgh | 15201 | PA | 15260 | 40.444 | -79.953 | www.pitt.edu | 25200 | 6
144740 | DePaul University | DePaul; DPU | Chicago | 60290 | IL | 60604 | 41.878 | -87.627 | www.depaul.edu | 14400 | 0
147767 | Northwestern University | Northwestern; NU; NWU | Evanston | 60201 | IL | 60208 | 42.05 | -87.68 | www.northwestern.edu | 9200 | 0
144050 | University of Chicago | UChicago; U of C; Chicago; UC | Chicago | 60290 | IL | 60637 | 41.788 | -87.6 | www.uchicago.edu | 7600 | 0
145600 | University of Illinois Chicago | UIC; Illinois Chicago; University of Illinois at Chicago | Chicago | 60290 | IL | 60607 | 41.872 | -87.651 | www.uic.edu | 22100 | 8
145637 | University of Illinois Urbana-Champaign | Illinois; UIUC; U of I; University of Illinois; Urbana-Champaign; Champaign | Champaign | 61820 | IL | 61820 | 40.105 | -88.229 | www.illinois.edu | 35600 | 5
151351 | Indiana University-Bloomington | Indiana University; IU; Indiana; IU Bloomington; IUB | Bloomington | 47401 | IN | 47405 | 39.166 | -86.527 | bloomington.iu.edu | 36800 | 4
243780 | Purdue University-Main Campus | Purdue; Purdue University; Purdue West Lafayette; PU | West Lafayette | 47906 | IN | 47907 | 40.428 | -86.914 | www.purdue.edu | 39900 | 0
171100 | Michigan State University | Michigan State; MSU; Mich State | East Lansing | 48823 | MI | 48824 | 42.732 | -84.476 | www.msu.edu | 40500 | 6
170976 | University of Michigan-Ann Arbor | Michigan; U of M; UMich; University of Michigan; UM; U-M; Ann Arbor | Ann Arbor | 48103 | MI | 48109 | 42.278 | -83.735 | umich.edu | 33700 | 24
174066 | University of Minnesota-Twin Cities | Minnesota; UMN; U of M; University of Minnesota; U of M Twin Cities; UMTC | Minneapolis | 55401 | MN | 55455 | 44.973 | -93.235 | twin-cities.umn.edu | 39600 | 0
202222 | Columbus State Community College | Columbus State; CSCC | Columbus | 43085 | OH | 43215 | 39.969 | -82.988 | www.cscc.edu | 26700 | 0
203517 | Kent State University at Kent | Kent State; KSU; Kent; Kent State University | Kent | 44240 | OH | 44242 | 41.147 | -81.343 | www.kent.edu | 19700 | 1
204024 | Miami University-Oxford | Miami University; Miami of Ohio; Miami Ohio; MU; Miami Oxford | Oxford | 45056 | OH | 45056 | 39.508 | -84.733 | miamioh.edu | 16500 | 0
204796 | Ohio State University-Main Campus | Ohio State; OSU; tOSU; The Ohio State University; Ohio State Columbus | Columbus | 43085 | OH | 43201 | 40 | -83.008 | www.osu.edu | 45700 | 52
204857 | Ohio University-Main Campus | Ohio University; OU; Ohio U; Ohio | Athens | 45701 | OH | 45701 | 39.327 | -82.101 | www.ohio.edu | 19100 | 4
201885 | University of Cincinnati-Main Campus | Cincinnati; UC; University of Cincinnati; Cincy | Cincinnati | 45201 | OH | 45221 | 39.131 | -84.514 | www.uc.edu | 32600 | 8
206622 | Xavier University | Xavier; XU; Xavier Ohio | Cincinnati | 45201 | OH | 45207 | 39.15 | -84.475 | www.xavier.edu | 4800 | 0
240444 | University of Wisconsin-Madison | Wisconsin; UW Madison; UW; University of Wisconsin; UW-Madison; Madison | Madison | 53701 | WI | 53706 | 43.075 | -89.404 | www.wisc.edu | 36800 | 10
134097 | Florida State University | Florida State; FSU; Fla State | Tallahassee | 32301 | FL | 32306 | 30.443 | -84.295 | www.fsu.edu | 32200 | 0
132903 | University of Central Florida | UCF; Central Florida | Orlando | 32801 | FL | 32816 | 28.602 | -81.201 | www.ucf.edu | 59500 | 0
134130 | University of Florida | Florida; UF; U of F; Univ of Florida | Gainesville | 32601 | FL | 32611 | 29.646 | -82.348 | www.ufl.edu | 34900 | 10
139755 | Georgia Institute of Technology-Main Campus | Georgia Tech; GT; Ga Tech; Georgia Institute of Technology | Atlanta | 30301 | GA | 30332 | 33.772 | -84.395 | www.gatech.edu | 19500 | 5
139940 | Georgia State University | Georgia State; GSU; Ga State | Atlanta | 30301 | GA | 30303 | 33.753 | -84.387 | www.gsu.edu | 27600 | 0
139959 | University of Georgia | Georgia; UGA; U of G | Athens | 30601 | GA | 30602 | 33.956 | -83.374 | www.uga.edu | 31500 | 3
176017 | University of Mississippi | Ole Miss; UM; Mississippi; U of Mississippi | University | 38677 | MS | 38677 | 34.366 | -89.537 | www.olemiss.edu | 19100 | 5
199193 | North Carolina State University at Raleigh | NC State; NCSU; North Carolina State; NC State University | Raleigh | 27601 | NC | 27695 | 35.785 | -78.675 | www.ncsu.edu | 27300 | 0
199120 | University of North Carolina at Chapel Hill | UNC; Carolina; UNC Chapel Hill; North Carolina; University of North Carolina; UNC-CH | Chapel Hill | 27514 | NC | 27599 | 35.912 | -79.051 | www.unc.edu | 20700 | 0
221999 | Vanderbilt University | Vanderbilt; Vandy; VU | Nashville | 37201 | TN | 37240 | 36.147 | -86.803 | www.vanderbilt.edu | 7200 | 2
228723 | Texas A&M University-College Station | Texas A&M; Texas A&M University; TAMU; A&M; Aggieland | College Station | 77840 | TX | 77843 | 30.619 | -96.336 | www.tamu.edu | 59900 | 0
228778 | The University of Texas at Austin | UT Austin; UT; Texas; University of Texas; Univ of Texas; UT-Austin | Austin | 73301 | TX | 78705 | 30.283 | -97.738 | www.utexas.edu | 42400 | 22
102614 | University of Alaska Fairbanks | UAF; Alaska Fairbanks; Alaska; UA Fairbanks | Fairbanks | 99701 | AK | 99775 | 64.858 | -147.823 | www.uaf.edu | 5600 | 0
104151 | Arizona State University Campus Immersion | Arizona State; Arizona State University; ASU; ASU Tempe | Tempe | 85280 | AZ | 85287 | 33.418 | -111.934 | www.asu.edu | 65200 | 0
122409 | San Diego State University | San Diego State; SDSU | San Diego | 92101 | CA | 92182 | 32.775 | -117.071 | www.sdsu.edu | 34000 | 3
110635 | University of California-Berkeley | UC Berkeley; Cal; Berkeley; UCB; University of California | Berkeley | 94701 | CA | 94720 | 37.872 | -122.26 | www.berkeley.edu | 33100 | 5
110662 | University of California-Los Angeles | UCLA; UC Los Angeles; UC LA | Los Angeles | 90001 | CA | 90095 | 34.072 | -118.442 | www.ucla.edu | 33000 | 21
123961 | University of Southern California | USC; Southern Cal; Southern California; SC | Los Angeles | 90001 | CA | 90089 | 34.021 | -118.284 | www.usc.edu | 21000 | 0
126614 | University of Colorado Boulder | CU Boulder; Colorado; CU; University of Colorado; UC Boulder; UCB | Boulder | 80301 | CO | 80309 | 40.009 | -105.271 | www.colorado.edu | 32100 | 4
141574 | University of Hawaii at Manoa | Hawaii; UH Manoa; UH; University of Hawaii; UHM | Honolulu | 96801 | HI | 96822 | 21.299 | -157.819 | manoa.hawaii.edu | 14600 | 2
236948 | University of Washington-Seattle Campus | UW; U-Dub; UDub; University of Washington; Washington; UW Seattle | Seattle | 98101 | WA | 98195 | 47.655 | -122.305 | www.washington.edu | 39500 | 12
240727 | University of Wyoming | Wyoming; UW; UWyo; U of W | Laramie | 82070 | WY | 82071 | 41.312 | -105.579 | www.uwyo.edu | 8200 | 0
`;

/** Returns `osu` for www.osu.edu. */
const subdomainOf = (host: string) => slugify(host.split('.').at(-2) ?? host);

const rows = parseTextTable(written, 12);

/** The number of listings at each college, by its id; a search at one without listings finds nothing. */
export const listingCounts = new Map(rows.map((row) => [Number(row[0]), Number(row[11])]));

/** The mock's colleges: a subset of the server's, with the same ids, addresses and coordinates. */
export const colleges = rows.map(([id, name, nicknames, city, cityId, state, zip, lat, lon, host, enrollment]) => ({
  id: Number(id),
  name,
  slug: slugify(name),
  subdomain: subdomainOf(host),
  nicknames: nicknames.split('; '),
  cityId: Number(cityId),
  city,
  state,
  zip,
  lat: Number(lat),
  lon: Number(lon),
  website: `https://${host}`,
  enrollment: Number(enrollment),
}));

/** A college with the server's fields. */
export type MockCollege = (typeof colleges)[number];
