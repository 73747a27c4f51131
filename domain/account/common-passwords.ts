/**
 * The most common passwords, which attackers guess first (K35). Base words only: `isCommonPassword` covers their
 * spellings (`P@ssw0rd`), suffixes (`monkey12!`) and keyboard runs. Server only: not part of the browser bundle.
 */
const commonWords = new Set(
  `
password passwort passwd passcode pass admin administrator root user guest login logon welcome letmein access changeme
default secret private master monkey dragon shadow sunshine princess queen king prince football baseball basketball
soccer hockey tennis golf golfer racing cricket rugby volleyball softball superman batman spiderman ironman wolverine
joker thor hulk avengers starwars startrek matrix trinity neo pokemon pikachu naruto goku dragonball zelda mario luigi
sonic minecraft fortnite roblox warcraft starcraft diablo counter halo doom quake callofduty playstation nintendo xbox
gamer iloveyou loveyou loveme lovely lover love iloveu iloveme mylove forever always together babygirl babyboy baby
angel angels heaven jesus christ jesuschrist jesuslove god godbless blessed blessing faith hope grace peace freedom
liberty justice america american usa united states texas california florida chicago boston dallas houston denver
phoenix atlanta detroit seattle brooklyn newyork newjersey london england liverpool arsenal chelsea manchester barcelona
realmadrid juventus milan germany france italy spain mexico brazil india canada australia hello hellohello hithere
whatever nothing something anything everything nobody somebody testing test tester test123 temp temporary sample example
demo student college university school teacher professor campus housing landlord tenant rental apartment property house
home homes family mother father mommy daddy mom dad brother sister son daughter friend friends bestfriend buddy
computer internet laptop keyboard monitor mouse windows linux apple iphone android samsung google facebook instagram
twitter youtube snapchat tiktok netflix amazon microsoft yahoo hotmail gmail orange banana cherry strawberry peaches
peanut butter cookie cookies chocolate candy sugar honey cupcake muffin pumpkin pepper ginger cinnamon coffee cheese
chicken pizza burger taco tequila whiskey vodka budweiser corona heineken red blue green yellow purple pink black white
silver golden gold diamond crystal ruby emerald pearl amber rainbow flower flowers rose roses lily daisy jasmine violet
summer winter spring autumn january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday sunny stormy thunder lightning storm rain snow snowball
snowflake fire fireball fireman phoenix phoenix1 tiger tigger lion panther cougar jaguar bear bears wolf wolves fox
eagle eagles falcon hawk raven ravens bird duck ducks penguin dolphin dolphins shark whale turtle frog lizard snake
spider scorpion bulldog puppy doggy dog dogs cat cats kitty kitten bunny rabbit horse horses pony cowboy cowboys giants
steelers packers patriots raiders redskins broncos vikings lakers celtics bulls heat warriors yankees redsox mets cubs
dodgers braves tigers rangers flyers bruins penguins buckeyes wolverines longhorns sooners gators seminoles hurricanes
tarheels bluedevils michigan michael jordan jordan23 jennifer jessica ashley amanda nicole michelle daniel matthew
andrew joshua robert thomas william james john david joseph charles christopher anthony steven kevin brian jason justin
ryan eric jacob nicholas jonathan brandon samantha elizabeth stephanie melissa rebecca rachel heather lauren danielle
taylor hannah alexis alexander alexandra alejandra alejandro carlos miguel jose juan luis maria gabriel victoria natalie
vanessa sophie sophia olivia emma emily madison abigail chloe isabella charlotte amelia mia ava grace ella lucy molly
maggie bailey buster max maxwell charlie oliver oscar rocky lucky lucky7 bandit shadow1 smokey jackson harley harley1
davidson ducati yamaha honda toyota nissan subaru mazda ford mustang camaro corvette chevy ferrari porsche mercedes
bmw audi jeep hummer truck trucks driver racer nascar ranger hunter hunter2 hunting fishing fisher sailor sailing
surfer skater skate snowboard guitar guitars piano drummer music musical metallica nirvana slipknot eminem rockstar
beatles ramones blink182 greenday linkinpark killer killers murder death zombie vampire ghost ghosts monster demon devil
satan hell hellfire ninja samurai warrior soldier sniper marine marines army navy airforce police doctor nurse lawyer
genius wizard merlin gandalf frodo bilbo hobbit mordor sauron legolas aragorn harrypotter hogwarts gryffindor slytherin
dumbledore voldemort yankee rebel freedom1 trustno trustno1 nopassword mypassword thepassword newpassword oldpassword
mypass password1 loveyou1 sexy sexygirl sexyboy hottie hotgirl hotstuff cutie cutiepie sweetie sweetheart sweet sweety
beautiful beauty pretty gorgeous handsome smile smiles smiley happy happiness lovebug ladybug butterfly dreamer dreams
magic magical mystic mystery legend hero heroes champion winner winners victory success power powerful strong money
cash dollar dollars million millionaire rich business company office manager boss bigboss bigdog bigdaddy bigred
redneck yellowstone sparky scooter skippy snoopy scooby scoobydoo mickey minnie donald goofy disney cinderella barbie
elmo grover garfield simpson homer bart lisa spongebob patrick tinkerbell peterpan simba nala bambi dumbo nemo shrek
jackass asshole bitch bitches fuck fucker fucking fuckyou fuckoff fuckme shit shithead bullshit pussy dick cock penis
tits boobs booty porn porno sex whore slut bastard damn crap suck sucker cowabunga blahblah blah qwer qwert qwerty
qwertz azerty qwertyui qwertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx
qazwsxedc wsxedc qweasd qweasdzxc qweqwe asdasd zxczxc zaqwsx zaqxsw xswzaq abcd abcde abcdef abcdefg abcdefgh aaa
computer1 unlock open opensesame sesame please thankyou goodluck goodbye hahaha lalala lol lololol yoyoyo nonono
sparkle twilight edward bella jacob1 vampires breaking gameofthrones winteriscoming khaleesi targaryen stark lannister
beyonce rihanna justinbieber bieber onedirection directioner taylorswift swiftie ariana selena drake kanye tupac biggie
yellow1 purple1 orange1 green1 blue1 pepper1 cookie1 ginger1 maggie1 buddy1 jackie jack joey johnny johnson smith
williams brown jones miller davis garcia rodriguez martinez hernandez lopez gonzalez wilson anderson moore martin lee
thompson harris clark lewis robinson walker young allen wright scott torres nguyen hill flores adams nelson baker hall
rivera campbell mitchell carter roberts barney bubba bubbles chester cocacola coke pepsi compaq dell dakota dallas1
denise dexter digital eclipse enigma enter express falcon1 flash flyers1 gateway gemini george gizmo gordon gunner
hammer hardcore hercules horny iceman indian jasper jeremy jetsfan johnny1 junior justice1 kawasaki knight ladies
larry lakers1 leslie little london1 lucifer maddog marlboro maverick melanie merlin1 midnight mike mikey morgan
nathan newcastle nicola norman packard pantera paradise parker patricia patrick1 phantom phantom1 player please1
popcorn predator prince1 rachel1 rainbow1 redwings reddog rocket rockets russia sabrina samson sandra scarlet scorpio
sergey sierra skyline slayer spanky speedy spirit squirt steel steelers1 stella steve steven1 stupid sunflower
sunrise sunset swordfish sydney teresa terminator tester1 thumper timothy tomcat topgun travis trouble tucker turbo
united1 vagina venus veronica viking viper voyager warez wonder xavier xxxxxx yankees1 yvonne zeppelin zoomer
klaster biteme richard boomer booboo marina ncc1701 ncc1701d nikita fender brandy badboy iwantu adidas natasha ghbdtn gfhjkm
casper thx1138 winston shannon apples murphy cooper qazxsw booger cameron butthead helpme victor pookie captain theman
tiffany suckit monica elephant hotdog rosebud debbie mountain albert willie bonnie benjamin voodoo calvin freddy
creative rush2112 arthur beavis apollo girls copper shelby godzilla beaver lifehack animal platinum darkness pakistan
walter playboy blazer hooters donkey willow saturn therock bigboy runner marvin guinness chance lasvegas cartman celtic
birdie cassie louise fluffy explorer spencer gibson doggie snickers buffalo member bronco goober samuel montana carolina
magnum poopoo maximus lacrosse christin kimberly sharon carmen kristina sammy pimpin stalker poohbear boobies simple
bollocks marcus drowssap caroline barbara einstein genesis scotty forest hotrod spitfire badger maryjane alaska jester
hawaii badass stephen gregory svetlana pamela shorty westside stanley diesel courtney hitman buddha mozart ruslan
stargate simpsons scarface cherokee vincent spooky cumshot frankie douglas kelly suzuki semperfi mercury scotland marley
system allison marshall adrian sandman antonio mnbvcxz passion passport horney rascal howard franklin redrum jupiter
claudia patches raider infinity galore bishop vladimir freeuser wildcats francis budlight brittany oksana domino brutus
fantasy hentai duncan jeffrey dancer brooke digger connor karina everton tinker alicia pearljam stinky naughty colorado
water motorola ireland boogie accord vision bradley reggie kermit froggy avalon saints logitech chopper madonna claire
zachary extreme peekaboo eugene brenda russell georgia smooth pirate empire bullet virginia valentin psycho arizona
vegeta titanic goblue hiphop baxter awesome people danger roland mookie kirill bambam arnold skipper serega rolltide
elvis simon lovelove tommy hobbes alison nemesis chevelle cardinal burton wanker picard tweety turkey sublime galina
bobby newport manutd rooster madmax electric wolfpack phpbb suckme darkside classic raptor hendrix wombat avatar crazy
wildcat polina andrea angela kristin lifeline online airborne dickhead bigtits bigdick bigcock blowme blowjob panties
boobies hooker hotties lesbian sexsex mountains november liverpoo swordfis security general action airplane shannon1
jordan1 hunter1 soccer1 monkey1 liverpool chocolate1 nigger cunt assman
`
    .trim()
    .split(/\s+/),
);

/** Keyboard rows and well-known sequences; matched forward and backward. */
const orders = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv'];
/** Keyboard patterns that are not a row. */
const walks = new Set(
  '1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 zaq12wsx zaq1zaq1 147258 147258369 159753 159357 258456 741852963 987654321 112233 11223344 123321 1234321 123654 456789 789456 789456123 246810 13579 102030 010203 112358 314159 147852 147852369 123789 123654789 134679 852456 159951 123456123 8675309 4815162342 315475 9379992 1232323q aa123456 1a2b3c a1b2c3 1q2w3e4r5t6y q1w2e3r4t5 1qazxsw2 zaq1xsw2 zaq1 12qwaszx qwaszx passw0rd'.split(
    ' ',
  ),
);

const reversed = (text: string) => [...text].toReversed().join('');
const inOrder = [...orders, ...orders.map(reversed)];

/** The letters that digits and symbols substitute. */
const normalizedPassword: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spelledOut = (text: string, one = 'i') =>
  text.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : normalizedPassword[sign]) ?? sign);

/** Returns whether one character, or one group of at most four, is repeated: `aaaaaa`, `123123`, `abcabcabc`. */
const repeats = (text: string) => /^(.{1,4}?)\1+$/.test(text);
const isRun = (text: string) => text.length === 1 || repeats(text) || inOrder.some((order) => order.includes(text));
/** Returns whether the text is a letter sequence next to a digit sequence: `abc123`, `1234qwer`, `123456a`. */
const isTwoRuns = (text: string) => {
  const [, first = '', second = ''] = /^(?:([a-z]+)(?=\d)|(\d+)(?=[a-z]))/.exec(text) ?? [];
  const start = first || second;
  return start !== '' && isRun(start) && isRun(text.slice(start.length));
};

/** Returns whether a password repeats a few characters, whatever its length: easy to guess, but not a common choice. */
export const isRepetitive = (password: string): boolean => repeats(password.toLowerCase());

/** Returns whether the password is one of those guessed first. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (walks.has(typed) || isRun(typed) || isTwoRuns(typed)) return true;
  // `monkey12!` is almost as easy to guess as `monkey`; a longer suffix makes it distinctive.
  const bare = typed.replace(/^[^a-z@$]{0,2}|[^a-z@$]{1,4}$/g, '');
  const readings = [typed, bare].flatMap((text) => [text, spelledOut(text), spelledOut(text, 'l')]);
  return readings.some((word) => commonWords.has(word));
}
