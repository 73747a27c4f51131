/**
 * The words of the rules by class, in English and the usual ones of Spanish and Chinese. A word may be in several
 * classes; of phrases, the longest counts. `kid(s)` stands for two words, `bab(y|ies)` too.
 */
export const lexicon = {
  HOPA: `hopa, housing for older persons`,
  /** Negates what follows. */
  NO: `
    no, non, not, none, never, nor, neither, nobody, no one, without, cant, dont, doesnt, didnt, wont, wouldnt, isnt,
    arent, aint, unable to, rather not, can not, minus, w o, zero, refuse, refuses, excludes, exclud(e|ing), reject(s),
    decline(s), avoid, prohibit(s), forbid(s), ban(s), unsuitable, unsuited, inappropriate, unfit, unsafe,
    anything but, hate(s), sin, nada, ningun(a|o|as|os)?, prohibid(o|a|os|as), prohibimos, abstenerse, evitar, nunca,
    tampoco, ni, pas, sans, keine(n), kein, nicht, nothing, hardly, nix, wasnt, havent, werent, stopped taking,
    stopped accepting, opted out, 不, 无, 無, 没有, 沒有, 没, 谢绝, 謝絕, 拒绝, 拒絕, 禁止, 严禁, 嚴禁, 非, 勿, 别, 不要, 不接受, 不欢迎, 不歡迎, 恕不, 拒, 免,
    请勿, 請勿, 不可, 不可以, 不能, 不得, 不收, 不准, 不许, 不許, 不招, 不给, 不便, dislike(s), not a fan of, 无法, 無法, 不考虑, 不考慮,
    stopped (renting|leasing), 没时间, 没空, 没办法`,
  /** Negates a verb or an adjective. */
  NOT: `
    no, not, never, can not, cant, dont, doesnt, wont, wouldnt, isnt, arent, aint, shouldnt, neednt, mustnt, wasnt,
    havent, hasnt, didnt, couldnt, cannot be, werent, 不, 别, 不得, 不能, 不可, 不许, 不准, 不允许, 勿, 请勿, 請勿`,
  /** Stands between a negation or a preference and its group. */
  FILL: `
    a, an, any, the, our, my, your, their, other, more, additional, of, to, for, with, from, in, into, on, at, by, as,
    and, or, who, that, which, whose, we, i, us, you, they, them, he, she, it, this, these, those, there, here, am,
    are, is, was, be, been, being, have, has, having, had, do, does, did, will, would, can, could, may, might, should,
    shall, re, ve, ll, rent(s|ing|ed|als)?, lease(s|d)?, leasing, let(s), letting, sublet(ting), accept(s|ed|ing)?,
    take(s|n)?, taking, allow(s|ed|ing)?, permit(s|ted|ting)?, want(s|ing)?, consider(s|ed|ing)?, accommodate(s),
    accommodating, house, housing, welcome, welcoming, approve, show(ing), open, suit(s), suitable, suited,
    appropriate, ideal, ready, set up, fit, right, good, great, recommended, safe, meant, designed, intended, equipped,
    place, room, space, unit, property, home, building, apartment, complex, really, currently, unfortunately, able,
    comfortable, happy, willing, interested, longer, going, even, also, ever, whatsoever, raise, raising, bring,
    live(s), living, apply, application(s), sort(s), kind(s), type(s), form(s), member(s), part, origin, descent,
    heritage, background, come(s), coming, born, originally, raised, use(s), using, receive, receiving,
    participate(s) in, program(s), tenancy, group(s), one, two, three, each, every, all, under the age, at the moment,
    at this time, household(s), se, hay, lugar, para, con, de, del, el, la, los, las, un(a), al, que, tengan, tienen,
    tiene, acepta(n|mos)?, acepto, permite(n), permitimos, admite(n), admitimos, renta(n|mos|r)?, rento,
    alquila(n|mos|r)?, alquilo, queremos, quiero, recib(e|imos), apto, apta, adecuad(o|a), espacio, es, esta, son,
    somos, ser, y, o, nos, le, lo, mas, por favor, vivir, pour, fur, von, make, making, makes, exception(s), provide,
    offer, serve, contact, because, where, whether, approved, eligible, available, registered, certified, enrolled,
    participating, applying, youre, theyre, her, his, ask, another, 租给, 租給, 出租给, 出租給, 出租, 租, 给, 給, 接受, 接收, 接待, 欢迎, 歡迎,
    有, 带, 帶, 的, 养, 任何, 让, 讓, 允许, 允許, 要, 想, 适合, 適合, 考虑, 考慮, 收, 招, 携带, 攜帶, 和, 或, 与, 住, 入住, 跟, 是, 在, 我们, 我們, 我, 房子, 只, 请,
    單, 间, 方便, 可, 能, 可以, 能够, pay(ing), deal(ing), work(ing), holding, sea(n), gente, nadie, ningun tipo de, ni, 面向, 其他`,
  /** People who may be described by an adjective. */
  PEOPLE: `
    tenant(s), tennants, renter(s), student(s), people, ppl, peoples, person(s), applicant(s), resident(s),
    roommate(s), housemate(s), flatmate(s), individual(s), famil(y|ies), couple(s), partner(s), wom(a|e)n, m(a|e)n,
    girl(s), boy(s), male(s), female(s), guy(s), lad(y|ies), gentlem(a|e)n, gal(s), dude(s), folk(s), professional(s),
    occupant(s), boarder(s), lodger(s), adult(s), lessee(s), candidate(s), worker(s), mother(s), father(s), mom(s),
    dad(s), parent(s), speaker(s), grad(s), undergrad(s), undergraduate(s), immigrant(s), someone, somebody, anyone,
    anybody, those, persona(s), gente, familia(s), inquilin(o|a|os|as), pareja(s), estudiante(s), user(s), type(s),
    kind(s), crowd, believer(s), widow(er), recipient(s), holder(s), participant(s), soul(s), missionar(y|ies),
    wearer(s), soul, patient(s), someone else, one, 人, 人士, 租客, 租户, 租戶, 房客, 家庭, 学生, 學生, 者, 朋友, 夫妻, 夫妇, 夫婦, nationals,
    sisters, sister, vegetarians, vegans, ciudadan(o|a|os|as), inquilin(a|as), 裔, 籍, 同学, 患者, 女士, 男士, household(s)`,
  /** People in the singular, which also describe a thing: `white student desk`. */
  PERSON: `
    tenant, student, people, person, resident, roommate, housemate, family, couple, woman, man, girl, boy, male,
    female, guy, lady, adult, professional, worker, parent, guest, user, speaker, boarder, single, partner, widow,
    wearer, patient, holder`,
  /** Describes people without a protected trait, or stands before one. */
  ADJECTIVE: `
    nice, quiet, single, young, younger, small, little, big, large, old, older, mature, good, clean, responsible,
    international, local, serious, respectful, professional, working, employed, practicing, practising, strict,
    devout, decent, friendly, tidy, unmarried, married, male, female, only, growing, loud, noisy, new, first,
    full time, graduate, grad, school age(d), under age, elementary age(d), retired, sweet, fellow, real, true,
    educated, traditional, other, certain, former, such, religious, vegetarian, childless, expecting, unaccompanied,
    unattended, fluent, native, phd, doctoral, masters, exchange, transfer, medical, law, engineering, nursing,
    visiting, freshman, hard working, well behaved, 单身, 單身`,
  /** States a preference for what follows. */
  PREFER: `
    prefer(s|red|ably|ring)?, preference( is)( given) (to|for), favor(s|ed)?, looking for, looking to rent to,
    seek(s|ing)?, searching for, in search of, want(ed), would like, id like, wed like, love to have, like to have,
    rather have, hoping for, hope for, ideal for, ideally, ideal tenant is, perfect for, great for, best for, good for,
    right for, suitable for, suited (to|for), well suited (to|for), designed for, meant for, intended for, made for,
    reserved for, exclusive to, exclusively, dedicated to, geared (to|toward|towards), aimed at, restricted to,
    limited to, priority( is)( given) (to|for), open to, available to, available for, rent only to, lease only to,
    saved for, especially for, tailored to, se busca, busco, buscamos, preferimos, prefiero, preferible(mente),
    preferencia, preferencia para, ideal para, perfecto para, exclusivo para, exclusivamente, reservado para,
    se prefiere(n), looking to share with, looking to live with, preferentially, preferring, suit(s), would love,
    wed love, id love, love to find, love another, se buscan, 优先考虑, 優先考慮, 最好是, 希望是, 适合, 適合, 寻找, 尋找, 寻, 找, 招, 希望,
    need a(n), 优先, 優先, happ(y|ier|iest) with, partial to, more comfortable with, i want a(n), que sea(n), debe ser,
    (we|i) want (people|tenants|renters|someone), keep (this|the|our) (building|house|place|complex|home) for,
    (hope|hoping|want|wanting) to find`,
  /** Prefers people, but praises things: `great Indian food`. */
  PRAISE: `ideal, perfect, great, best, suited, suitable, excellent, rather`,
  /** States a preference for what comes before. */
  PREFERRED: `
    preferred, wanted, desired, sought, preference, favored, prioritized, a plus, first choice, get(s) preference,
    get priority, get(s) first choice, given preference, needed, only please, come first, preferable, requested,
    preferida(s), preferido(s), preferiblemente, first pick, priority, first, welcome only, ideal, best, preferencia,
    优先, 優先, 佳, 最佳`,
  ONLY: `
    only, exclusively, solely, strictly, just, solo, solamente, unicamente, nomas, exclusivo, exclusivo para,
    exclusivamente, nur, seulement, 仅限, 僅限, 只限, 限, 仅, 僅, 只租给, 只租給, 只招, 只收, 只要, 只接受, 仅租给, 僅租給, 限租, 只租, 只给, 只給, 仅租, 僅租,
    只接, 只考虑, 只考慮, 只面向, 仅面向, unicamente a, nada mas, 只想租给, 只想租, 只愿租给, 只愿意租给`,
  MUST: `
    must, has to, have to, needs to, need to, should, ought to, shall, tiene(n) que, debe(n), 必须, 必須, hay que,
    se requiere, requiere, tienen que, necesito, necesita`,
  /** Follows a negation and a group: `kids are not allowed`. */
  WELCOME: `
    allowed, welcome, welcomed, accept, accepted, permitted, considered, wanted, eligible, suitable, possible,
    tolerated, approved, ok, okay, fine, encouraged, admitted, acceptable, appropriate, desired, preferred, an option,
    invited, taken, rented to, leased to, live here, live in, live there, apply, a good fit, a fit, for you, for them,
    a match, recommended, qualify, fit in, be happy here, bienvenid(o|a|os|as), permitid(o|a|os|as),
    aceptad(o|a|os|as), admitid(o|a|os|as), permite, permiten, aceptan, honored, honoured, recognized, served, housed,
    want, shown, rent, move in, stay, reside, feel at home, feel comfortable, feel welcome, fit, something we, 租, 接受,
    欢迎, 歡迎, 入住, 住, 进来, 来`,
  /** Refuses the group before it. */
  APPLY: `
    apply, write, contact, call, ask, message, inquire, bother, respond, reply, text, schedule,
    waste (your|their|my) time`,
  REFUSED: `
    should look elsewhere, look elsewhere, turned away, turned down, stay away, keep out, go elsewhere, out of luck,
    not for you, will not be happy, must move out, must leave, must move, keep away, keep looking, find another place,
    no thanks, no thank you, skip this one, dont qualify, move along, abstenerse, no gracias, verboten, unerwunscht,
    interdit(s), not called back, will not get, isnt for you, is not for you, will have to go, have to go,
    dont even ask, dont even try, look somewhere else, look someplace else, no aplique(n), no llame(n), no pregunte(n),
    勿扰, 勿擾, 免扰, 免擾, 免谈, 免談, 不要, 绕道, 繞道, 勿进, 请勿联系, 請勿聯繫,
    (find|look for|looking for|try|choose|pick|search for|see|seek|consider) another (place|listing|home|house|apartment|building|unit|rental|spot),
    (find|look for|try|choose|search for|need) a different (place|listing|home|house|apartment|building|unit|rental),
    (look|looking|search|live|go|try|find|rent|apply|inquire) (elsewhere|somewhere else|someplace else),
    (need to|must|should|please|can) (look|go|try|search) (elsewhere|somewhere else),
    find (a place|somewhere|someplace) else to live, skip (this|the|my) (listing|one|ad|place),
    (keep|continue) scrolling, scroll (past|on), pass on this( one), (not|wont) be comfortable here,
    (not|wont|doesnt) work for you, isnt the place, not the (right )place for you, is not the place,
    will not do well here, do not inquire, dont bother, 请看别的, 請看別的, 找别的, 另寻, 另找,
    please try (the|our|another|some|other), please wait for another, (better|best) to (look|rent|live) elsewhere, hung up on,
    (we|i)( will)? hang up,
    (will be|will get|get|gets|are|is) (ignored|deleted|blocked|hung up on|thrown (away|out)|tossed|trashed),
    (happier|better( off)?|at home|comfortable) (in|at|with) (our|the|my|another) (other|building|property|location),
    (happier|better( off)?|more at home|more comfortable) (across|on) (town|the other side),
    (needs|need|have|has) to (move|leave)( out)`,
  /** Refuses what is right before it. */
  FORBIDDEN: `
    unwelcome, prohibited, banned, excluded, discouraged, rejected, refused, declined, denied, forbidden, disallowed,
    off limits, prohibid(o|a|os|as), a problem, no go, out of the question, a deal breaker, dealbreaker,
    better off elsewhere, a risk, a nuisance, 除外, 禁止, 免, 谢绝, 謝絕, 拒绝, 拒絕, 勿入, 止步, 不行, 不可, 不可以, 不收, politely declined`,
  /** Stands between a group and what is said of it. */
  AUX: `
    are, is, am, will, would, can, could, may, should, shall, be, been, being, have, has, get, please,
    under any circumstances, this, that, here, at all, unfortunately, sadly, sorry, also, really, just, then, in, on,
    at, our, my, the, this place, place, apartment, unit, home, house, building, property, listing, complex, room,
    anymore, at this time, currently, living, who, and, or, with, of, to, do, does, live, if, simply, always, it, its,
    s, you, youll, they, theyll, so, son, sean, en el edificio, por favor, second, floor, upstairs, premises, any age,
    any kind, applications, from, applicants, a, strictly, absolutely, explicitly, totally, completely, definitely,
    generally, politely, automatically, any, tend to`,
  /** Follows a group at the end of a statement. */
  AFTER: `
    please, sorry, thanks, thank you, allowed, here, ever, period, anymore, whatsoever, at all, or, and, in, on,
    either, accepted, welcome, por favor, if, can, will, may, ni, y, en`,
  /** Things refused beside a group: `no pets or kids`. */
  THING: `
    pet(s), pets allowed, smoker(s), smoking, dog(s), cat(s), animal(s), part(y|ies), drug(s), drama, noise,
    loud music, guest(s), overnight guests, felon(s), criminal(s), eviction(s), convict(s), couple(s), student(s),
    smoke, alcohol, drinking, vaping, roommate(s), mascota(s), fumar, fumadores, 宠物, 寵物, 吸烟, 抽烟, smokers`,
  /** What belongs to an institution or a thing, not to a tenant: `Asian students association`. */
  INSTITUTION: `
    union, association, center, centre, society, club, league, studies, museum, history, organization, organisation,
    council, alliance, fellowship, church, college, school, hall, street, st, avenue, ave, road, rd, lane, owned, run,
    led, dorm, park, foundation, scholarship, library, network, caucus, film, films, art, music, festival, lounge,
    restaurant, restaurants, barber, barbershop, shop, salon, gym, pool, hours, night, class, classes, spa, team,
    troop, scout, scouts, tech, state, southern, university, county, high, department, major(s), brothers, health,
    clinic, hospital, language, soccer, basketball, rugby, signage, parking, access, entrance, bathroom(s),
    restroom(s), toilet, shower, sign(s), area(s), playground, toys, bikes, corner, museum line, care, play, furniture,
    menu, matinee, discount(s), id, loan(s), housing, aid, court, bus, shuttle, locker, lockers, dentist, doctor,
    cooperative, co op, paper, newspaper, life, section, 公园, 公園, 医院, 醫院, 乐园, 樂園, 房, 游乐场, 遊樂場, 学校, 學校, 床, 书店, 區, 区, 设施,
    設施, desk(s), table, bed(s), bedding, couch, sofa, chair(s), dresser, closet, closets, wardrobe, size, sized, swing,
    mailbox, storage, range, boots, food, cuisine, groceries, market, visas, style, recliner, bunk, mirror, tub, 超市,
    餐馆, 餐厅, 菜, 食品, 商店, bike, bookshelves, doors, easel`,
  /** The end of a proper name of a place: `Western Union Street`. */
  PLACE: `
    street, st, ave, avenue, rd, road, blvd, lane, building, park, lofts, drive, branch, hall, square, plaza, club,
    center, hub, mountain, hill, creek, station, tower, atm(s), counter, desk, office, kiosk, meetup, machine, booth,
    location, headquarters, drawing, raffle, giveaway, basket, mural`,
  /** Words of a group that say nothing about tenants. */
  LAWFUL: `
    man made, men and women, women and men, male and female, female and male, boys and girls, girls and boys,
    mens and womens, ladies and gentlemen, not just, not only, no mans land, polka dot, mother in law, no kidding,
    black and white, none for, great dane(s), our lady, university for women, the americas, of the americas, 不限, 男女,
    不限男女, 男女不限,
    (move in|move out|final|annual|yearly|fire|city|housing|home|safety) (inspection|inspections|walkthrough|walk through),
    no need, 看房免费, with or without, con o sin, pay attention, pay no mind`,
  /** Says of an activity or an object that it is about the use of a common room, not about who may live there. */
  USE: `play, run, swim, climb, ride, unattended, unsupervised, alone, left, limit`,

  RACE: `
    white, black, asian, caucasian, hispanic, latin(o|a|x), arab, oriental, colored, coloured, african american,
    afro american, native american, indigenous, aboriginal, pacific islander, biracial, multiracial, mixed race,
    interracial, mestizo, (dark|light|fair|brown|black|white|pale) skin(ned), anglo, aryan, ethnic, blanc(o|a|as),
    negr(o|a|as), non white, inner city, 白, 黑, negr(a|as), moren(o|a|as), african descent, blanc(a|as), indigenas, 亚裔,
    非裔, 白人, 黑人, 拉丁裔, 亚洲, 非洲`,
  RACES: `
    whites, whytes, blacks, asians, african americans, afro americans, hispanics, latin(os|as|e), arabs, orientals,
    blk(s), coloreds, colored people, wypipo, yt(s), yt people, (bi)poc, melanin, (urban|ghetto) (type(s)|people),
    thug(s), dreadlock(s), dread locks, white patriots,
    (people|ppl|person|persons|folks|tenants|applicants|renters) of colo(u)r, brown (people|folks), pacific islanders,
    anglos, gringos, minorit(y|ies), ethnic minorities, gyps(y|ies), blancos, negros, morenos, latinos, latinas,
    non whites, people of other races, other races, (dark|light|fair) complexions, nigger(s), spics, chinks, wetbacks,
    ragheads, towelheads, kikes, beaners, gooks, (dark|light|fair) complexion(ed), (native )hawaiians, alaska natives,
    hispan(o|a|os|as), asiatic(o|a|os|as), 黑人, 白人, 亚洲人, 亞洲人, 亚裔, 亞裔, 拉丁裔, mixed (couple|couples|family|families),
    caucasians, negro(s|es), (gente|persona|personas|familias) de color, 非裔, 有色人种, mulatos,
    (de )raza (blanca|negra|latina)`,
  /** Goes with colors of laundry and walls: `wash whites only in the left machine`. */
  WASH: `wash, washer, washing, machine, machines, laundry, bleach, load, loads, cycle, dryer, tile(s), paint, painted, trim, walls,
    appliances, come in, comes in, color(s)`,
  NATIONALS: `
    foreigner(s), immigrant(s), migrants, refugee(s), asylum seekers, undocumented, illegals, illegal aliens, aliens,
    foreign nationals, expats, (f|j) 1 (student|students|visa|visas), h 1 b, filipinos, filipinas, gulf arabs,
    south asians, mexicanos, extranjeros, inmigrantes, cubanos, dominicanos, haitianos, venezolanos, colombianos,
    indocumentados, off the boat, fobs, nationals of other countries, 华人, 華人, 中国人, 中國人, 中国学生, 中國學生, 外国人, 外國人, 老外, 印度人,
    韩国人, 韓國人, 日本人, 留学生, 美国人, 台湾人, 大陆人, 同胞, roma people, (a )?(foreign|thick|heavy|strong) accent(s),
    (people|tenants|renters|applicants|students|anyone|those) from (overseas|abroad), gringo(s), arabes, japoneses, ingleses, franceses, alemanes, portugueses,
    vietnamitas, israelies, iranies, iraquies, paquistanies, marroquies, nicaraguenses, estadounidenses`,
  INTERNATIONAL: `
    (domestic|local|american) only (student|students|tenants), domestic (student|students|tenant|tenants|applicants|renters|ones),
    (international|overseas|exchange|foreign) (student|students|scholars)`,
  /** Says that a group makes no difference, or negates something else. */
  NEUTRAL: `
    discriminate, discrimination, regardless, matter(s), limit(s), problem, difference, fee(s), wonder, extra,
    prefer(ence), fees, charge(s), charged, shortage, far, near, beside, parking, smoking, better, worry, worries,
    required, needed, cost(s), accessible, stairs, steps, elevator, ramp(s), curb(s), turned away, turned down,
    turn away, turn down, refused, excluded, denied, rejected`,
  GREENCARD: `green card(s)`,
  LANGUAGE: `
    english, spanish, chinese, french, russian, arabic, mandarin, korean, hindi, portuguese, german, japanese,
    vietnamese, urdu, tagalog, farsi, swahili, hebrew, bengali, tamil, telugu`,
  FAITH: `
    christian, jewish, muslim, moslem, islamic, hindu, catholic, mormon, lds, buddhist, religious, protestant, sikh,
    baptist, lutheran, evangelical, orthodox, pentecostal, methodist, jain, atheist, agnostic, secular, amish, quaker,
    presbyterian, adventist, pagan, (god|bible|church|jesus) (fearing|believing|going|loving), churchgoing,
    vegetarian hindu, born again, christian vegetarian, wiccan, rastafarian, hasidic, chassidic, sunni, shia,
    unitarian, apostolic, nazarene, latter day saint, 基督教, 佛教,
    (god|christ|lord|bible) (honoring|serving|centered|following), (hijab|turban|burqa|kippah) wearing, saved`,
  FAITHS: `
    christians, jew(s), mozlem(s), mozlim(s), muzlim(s), goy, goyim, born agains, hijab(s), turban(s),
    head scar(f|ves), burqas, yarmulkes, catholics, mormons, buddhists, protestants, sikhs, baptists, lutherans,
    evangelicals, methodists, jains, non believers, unbelievers, pagans, satanists, scientologists, jehovahs witnesses,
    jehovah s witnesses, witnesses, infidels, catolic(o|a|os|as), cristian(o|a|os|as), judios, musulmanes, evangelicos,
    (people|persons|tenants|those) of other (religions|faiths), other (religions|faiths), believers, non christians,
    head coverings, (christian )?believers in (christ|god|jesus), wiccans, rastafarians, latter day saints, mennonites,
    quakers, presbyterians, pentecostals, (brothers|sisters) in christ, 基督徒, 穆斯林, 佛教徒, 回民, muslims, moslems, hindus,
    atheists, agnostics, nonbelievers, testigos de jehova, church (members|goers), churchgoers, musulman(es|a|as),
    judi(o|a|as), hindues, 教徒, 信徒, ateos, budistas, 回族, 信基督教的, 信佛的, 信教的, 有宗教信仰, 无神论者, 宗教人士`,
  CLERGY: `
    pastor, priest, rabbi, imam, minister, bishop, deacon, reverend, church, congregation, parish, temple, mosque,
    synagogue, (faith|religious) (leader|community), iglesia, parroquia, sacerdote, cura, pastors, priests, rabbis,
    imams`,
  LETTER: `letter, reference, recommendation, note, endorsement, carta, recomendacion, referencia`,
  WORSHIP: `
    sabbath, baptism, baptized, worship, bible study, prayer, prayers, sunday service(s), church attendance, communion,
    holy mass`,
  SEX: `
    female(s), male(s), girl(s), boy(s), men, man, wom(a|e)n, lad(y|ies), bachelorette(s), gentlem(a|e)n, guy(s),
    bachelors, dude(s), chicks, mujer(es), chica(s), senorita(s), hombre(s), senores, varon(es), damas, caballeros,
    frau(en), muchach(o|a|os|as), 女生, 男生, 女性, 男性, 女士, 男士, 女孩, 单身女性, 單身女性, 女租客, 男租客, 女, 男, gals, chicos, nur manner,
    bachelor, femenin(o|a), masculin(o|a)`,
  ORIENTATION: `
    gay, lesbian, homosexual, heterosexual, bisexual, queer, trans, transgender(ed), transsexual, straight, lgbt,
    lgbtq(ia), non binary, same sex, cisgender, cis, gender fluid, homosexual(es), transexual(es), lesbiana(s)`,
  ORIENTATIONS: `
    gays, lesbian(s), homosexual(s), heterosexuals, lgbt, lgbtq(i)(a), bisexuals, transgender(s), queers, straights,
    trann(y|ies), same sex couples, homos, cross dressers, drag queens, maricones, homosexuales, faggots, fags, dykes,
    shemales, 同性恋, 同性戀, transexual(es), travesti(s), lesbiana(s), gais, bisexuales, 双性恋, 变性人, trans people, 同性情侣, 同性伴侣,
    (parejas )del mismo sexo`,
  CHILD: `
    kid(s|z|do|dos|dies)?, offspring, child, children, baby, babies, infant(s), newborn(s), toddler(s), teen(s),
    teenager(s), minor(s), adolescents, preschoolers,
    single (mother|mothers|mom|moms|parent|parents|father|fathers|dad|dads), pregnant( women), pregnanc(y|ies),
    rug rat(s), ankle biters, crotch goblins, little ones, breeders, families, small fry, youngsters,
    expectant mothers, expecting (mothers|couples|parents), single parent famil(y|ies), large families, dependents,
    grandchildren, sons or daughters, youngins, under (18|21|16|12|10) year olds, strollers, nin(o|a|os|as),
    hij(o|a|os|as), bebe(s), menores, menores de edad, infantes, embarazadas, enfants, kinder, babys, tweens, preteens,
    kiddies, youths, (my|your) kids, familias, 小孩, 小孩子, 孩子, 孩童, 儿童, 兒童, 宝宝, 寶寶, 婴儿, 嬰兒, 小朋友, 未成年人, 孕妇, 孕婦, 有孩家庭, 娃, 带娃,
    孩, nietos, 有娃, 怀孕, youre (expecting|pregnant), 单亲, 单亲妈妈, 单亲家庭`,
  /** A higher price. */
  SURCHARGE: `
    surcharge, surcharges, upcharge, cargo adicional, cargo extra, recargo, cobra(n|mos)? extra, cobra(n|mos)?,
    cuota extra, 加收, 加钱, 加租, 额外收, 多收`,
  /** Compares a price. */
  HIGHER: `extra, additional, higher, bigger, larger, double, more`,
  /** Assigns a group to a part of the building. */
  STEERED: `
    placed (only )(in|at|near|on), put (only )in, assigned to, housed (only )(in|on|at|near),
    (restricted|limited|confined|directed|steered) to (the|our|a|building), grouped (in|on),
    only shown (units|apartments|the), shown only (units|apartments|the),
    (go|live|rent|stay|belong|reside|are) (only )in the (back|rear|front|north|south|east|west|other|annex|basement),
    van en el, 只能住, 安排在, (may|can) only (rent|live|stay) (on|in), shown (our|the) other,
    (should|must|can) (rent|apply) (at|in|for) (our|the),
    (must|should|can only|may only|have to|need to) (rent|live|stay) (on|in|at|near|units|apartments),
    should apply for building`,
  CHILDFREE: `(child|kid|kids) (free|less)`,
  FAMILY: `family, childbearing, kid, child, pregnant, familia, 家庭`,
  ADULT: `adult(s), grown up(s), adultos, adultas, adult(s) 18 and over, 成人, 成年人`,
  MARRIED: `
    married, unmarried, unwed, divorced, cohabiting, separated, widowed, never married, unattached, 已婚, 未婚, 单身, 單身`,
  FIT: `able bodied`,
  DISABLED: `
    disabled, handicapped, blind, deaf, autistic, sick, crippled, mentally (ill|disabled|challenged|unstable),
    physically disabled, hiv positive, paralyzed, wheelchair bound, wheelchair, special needs, bipolar, schizophrenic,
    developmentally disabled, hearing impaired, visually impaired, depressed, epileptic, discapacitad(o|a|os|as),
    invidente, hard of hearing, terminally ill, immunocompromised, diabetic, in a wheelchair`,
  DISABLEDS: `
    wheelchairs, wheelchair users, walkers, crutches, mobility (scooter|scooters|devices|aids), mental(ly) ill,
    mental (illness|illnesses|issues|problems|disability|disabilities|disorders),
    mental health (issues|problems|conditions|history), disabilit(y|ies), physical limitations, hiv, hiv positive,
    aids patients, crazies, recovering addicts, (ex|former) (addict|addicts|alcoholics), addicts, alcoholics,
    psychiatric (medication|medications|history|patients|conditions), medical conditions, chronic illness(es),
    cripples, oxygen tanks, handicaps, special needs, autism, discapacitados, psychiatric (drugs|meds),
    the (blind|deaf|sick|infirm|mentally ill), retards, mobility (issues|problems|impairments), mental patients,
    bipolar( disorder), a cane, canes, a walker, dementia, seizures, epilepsy, ptsd, schizophrenia,
    learning disabilities, the (handicapped|disabled), depression, anxiety, illness(es), disease(s), down syndrome,
    adhd, 残疾人, 殘疾人, discapacidad(es), enferm(o|a|os|as), enferm(o|os) mental(es), problemas mentales, cieg(o|os|as),
    sord(o|os|as), silla de ruedas, minusvalid(o|os|as), esquizofrenia, depresion,
    (psych|psychiatric|mental health|anxiety|bipolar|antipsychotic) (med|meds|drug|drugs|medication|medications|medicine|condition|conditions|diagnosis|diagnoses|disorder|disorders|patient|patients|history|treatment),
    antidepressants, antipsychotics, on (medication|meds), (in|from) (recovery|rehab|detox),
    recovering (alcoholics|drug addicts|users), sober people, diabetics, epileptics, schizophrenics, cancer,
    cancer patients, hepatitis, (drug|alcohol|addiction|methadone) treatment, drug treatment programs, meds for,
    dialysis, oxygen, alzheimers, parkinsons, panic attacks, medical condition, health (conditions|problems|issues),
    (physical|mental|health) (conditions|condition), limited mobility, walking aids, a wheelchair, 残疾, 殘疾, 精神病, 精神病史,
    精神疾病, 抑郁症, 憂鬱症, 轮椅, 輪椅, 疾病, 病人, 艾滋病, 残障, 残障人士, 盲人, 聋人, addiction, addiction (history|issues|problems),
    enfermedad(es) mental(es), mental health needs, 残疾者, methadone( clinic)( patients),
    (rehab|treatment|recovery|detox) (program|programs), vih, sida`,
  ANIMAL: `
    (service|assistance|support|emotional support|therapy|guide|seeing eye|comfort) (animal|animals|dog|dogs|cat|cats|pet|pets),
    emotional support, emotional animals, esa(s), psychiatric service dogs,
    (hearing|signal|alert|psychiatric service) (dog|dogs|animal|animals)`,
  INCOME: `
    sec(tion) (8|eight|ate), section8, sec 8, s8, (housing )voucher(s), (housing )choice voucher(s), voucher holder(s),
    vouchered, hud, hcv,
    (government|public|rental|rent|housing|state|financial|gov) (assistance|aid|benefits|subsidy|subsidies|program|programs|help|support),
    subsidized tenants, subsid(y|ies), welfare, welfare recipients, ss(d)i, ssdi, ss(d)i income,
    disability (income|checks|check|benefits|payments|payment), food stamp(s), unemployed, jobless, tanf, cityfheps,
    fheps, hasa, snap benefits, rapid rehousing, social security income, unemployment (benefits|income|checks),
    child support income, alimony, seccion 8, vales de vivienda, government tenants, dss, housing authority( tenants)?,
    government (checks|money), subsidized( housing)?, pha, section 8 holders, section viii,
    program (tenants|participants), government assisted( tenants),
    (ayuda|asistencia) (del|de) (gobierno|renta|vivienda), ayuda gubernamental, vales, 政府补贴, 住房补贴, 租房补贴, 房屋券, 政府援助,
    programas (del|de) gobierno, 租房券, 住房券, 第八款`,
  ELDER: `
    elderly, old people, older people, old (person|persons|folks|tenants|adults|students|men|women|ladies),
    older (person|persons|folks|tenants|adults|students|renters), senior citizens, seniors citizens, retiree(s),
    boomer(s), retired (people|persons|person|tenants|couples|folks), pensioners, geriatrics, grandparents, old timers,
    middle aged people, ancianos, grandma(s), grandpa(s), seniors over 65, 老人, 老年人,
    older (folk|people|couples|men|women|residents), personas mayores, (mayores|viejos), 老年, 长者`,
  YOUNG: `
    young(er) (people|person|professional|professionals|adult|adults|tenant|tenants|couple|couples|folks|renters|crowd),
    gente joven, jovenes, 年轻人, 年輕人`,
  SENIOR: `seniors, retirees`,
  MILITARY: `
    veteran(s), vet(s), military, military personnel, soldier(s), service members, servicemen, troops, marines,
    army people, active duty, reservists`,
  STUDENT: `
    undergrad(s), undergraduate(s), freshm(a|e)n, sophomores, college kids, college students, estudiantes, 学生, 學生,
    students`,
  DECADE: `
    twenties, thirties, forties, fifties, sixties, 20s, 25s, 30s, 35s, 40s, 50s, 55s, 60s, twenty somethings,
    thirtysomethings, (early|mid|late) (twenties|thirties|forties|20s|30s|40s)`,
  YEARS: `岁, 歲`,
} as const;
