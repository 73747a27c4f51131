/**
 * The words of the rules by class, in English and the usual ones of Spanish and Chinese. A word may be in several
 * classes; of phrases, the longest counts. `kid(s)` stands for two words, `bab(y|ies)` too.
 */
export const lexicon = {
  /** Negates what follows. */
  NO: `
    no, non, not, none, never, nor, neither, nobody, no one, without, cant, dont, doesnt, didnt, wont, wouldnt, isnt,
    arent, aint, unable to, rather not, can not, minus, w o, zero, refuse, refuses, excludes, exclud(e|ing),
    reject(s), decline(s), avoid, prohibit(s), forbid(s), ban(s), unsuitable, unsuited, inappropriate, unfit, unsafe,
    anything but, hate(s), sin, nada, ningun(a|o|as|os)?, prohibid(o|a|os|as), prohibimos, abstenerse, evitar, nunca,
    tampoco, ni, pas, sans, keine(n), kein, nicht, nothing, hardly, nix, wasnt, havent, werent, stopped taking,
    stopped accepting, opted out, 不, 无, 無, 没有, 沒有, 没, 谢绝, 謝絕, 拒绝, 拒絕, 禁止, 严禁, 嚴禁, 非, 勿, 别, 不要, 不接受, 不欢迎, 不歡迎, 恕不, 拒,
    免, 请勿, 請勿, 不可, 不可以, 不能, 不得, 不收, 不准, 不许, 不許, 不招, 不给, 不便, dislike(s), not a fan of`,
  /** Negates a verb or an adjective. */
  NOT: `
    no, not, never, can not, cant, dont, doesnt, wont, wouldnt, isnt, arent, aint, shouldnt, neednt, mustnt, wasnt,
    havent, hasnt, didnt, couldnt, cannot be, werent, 不, 别, 不得, 不能, 不可, 不许, 不准, 不允许`,
  /** Stands between a negation or a preference and its group. */
  FILL: `
    a, an, any, the, our, my, your, their, other, more, additional, of, to, for, with, from, in, into, on, at, by, as,
    and, or, who, that, which, whose, we, i, us, you, they, them, he, she, it, this, these, those, there, here, am,
    are, is, was, be, been, being, have, has, having, had, do, does, did, will, would, can, could, may, might, should,
    shall, re, ve, ll, rent(s|ing|ed|als)?, lease(s|d)?, leasing, let(s), letting, sublet(ting), accept(s|ed|ing)?,
    take(s|n)?, taking, allow(s|ed|ing)?, permit(s|ted|ting)?, want(s|ing)?, consider(s|ed|ing)?, accommodate(s),
    accommodating, house, housing, welcome, welcoming, approve, show(ing), open, suit(s), suitable, suited,
    appropriate, ideal, ready, set up, fit, right, good, great, recommended, safe, meant, designed, intended,
    equipped, place, room, space, unit, property, home, building, apartment, complex, really, currently,
    unfortunately, able, comfortable, happy, willing, interested, longer, going, even, also, ever, whatsoever, raise,
    raising, bring, live(s), living, apply, application(s), sort(s), kind(s), type(s), form(s), member(s), part,
    origin, descent, heritage, background, come(s), coming, born, originally, raised, use(s), using, receive,
    receiving, participate(s) in, program(s), tenancy, group(s), one, two, three, each, every, all, under the age,
    at the moment, at this time, household(s), se, hay, lugar, para, con, de, del, el, la, los, las, un(a), al, que,
    tengan, tienen, tiene, acepta(n|mos)?, acepto, permite(n), permitimos, admite(n), admitimos, renta(n|mos|r)?,
    rento, alquila(n|mos|r)?, alquilo, queremos, quiero, recib(e|imos), apto, apta, adecuad(o|a), espacio, es, esta,
    son, somos, ser, y, o, nos, le, lo, mas, por favor, vivir, pour, fur, von, make, making, makes, exception(s),
    provide, offer, serve, contact, because, where, whether, approved, eligible, available, registered, certified,
    enrolled, participating, applying, youre, theyre, her, his, ask, another, 租给, 租給, 出租给, 出租給, 出租, 租, 给, 給, 接受, 接收,
    接待, 欢迎, 歡迎, 有, 带, 帶, 的, 养, 任何, 让, 讓, 允许, 允許, 要, 想, 适合, 適合, 考虑, 考慮, 收, 招, 携带, 攜帶, 和, 或, 与, 住, 入住, 跟, 是, 在, 我们, 我們,
    我, 房子, 只, 请, 單, 间, 方便, 可, 能, 可以, 能够, pay(ing), deal(ing), work(ing), holding`,
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
    sisters, sister`,
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
    rather have, hoping for, hope for, ideal for, ideally, ideal tenant is, perfect for, great for, best for,
    good for, right for, suitable for, suited (to|for), well suited (to|for), designed for, meant for, intended for,
    made for, reserved for, exclusive to, exclusively, dedicated to, geared (to|toward|towards), aimed at,
    restricted to, limited to, priority( is)( given) (to|for), open to, available to, available for, rent only to,
    lease only to, saved for, especially for, tailored to, se busca, busco, buscamos, preferimos, prefiero,
    preferible(mente), preferencia, preferencia para, ideal para, perfecto para, exclusivo para, exclusivamente,
    reservado para, se prefiere(n), rather, ideal, perfect, great, best, suited, suitable, excellent,
    looking to share with, looking to live with, preferentially, preferring, suit(s), would love, wed love, id love,
    love to find, love another, se buscan, 优先考虑, 優先考慮, 最好是, 希望是, 适合, 適合, 寻找, 尋找, 寻, 找, 招, 希望, need a(n)`,
  /** States a preference for what comes before. */
  PREFERRED: `
    preferred, wanted, desired, sought, preference, favored, prioritized, a plus, first choice, get(s) preference,
    get priority, get(s) first choice, given preference, needed, only please, come first, preferable, requested,
    preferida(s), preferido(s), preferiblemente, first pick, priority, first, welcome only, ideal, best, preferencia,
    优先, 優先, 佳, 最佳`,
  ONLY: `
    only, exclusively, solely, strictly, just, solo, solamente, unicamente, nomas, exclusivo, exclusivo para,
    exclusivamente, nur, seulement, 仅限, 僅限, 只限, 限, 仅, 僅, 只租给, 只租給, 只招, 只收, 只要, 只接受, 仅租给, 僅租給, 限租, 只租, 只给, 只給, 仅租, 僅租,
    只接`,
  MUST: `must, has to, have to, needs to, need to, should, ought to, shall, tiene(n) que, debe(n), 必须, 必須`,
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
  APPLY: `apply, write, contact, call, ask, message, inquire, bother, respond, reply, text`,
  REFUSED: `
    should look elsewhere, look elsewhere, turned away, turned down, stay away, keep out, go elsewhere, out of luck,
    not for you, will not be happy, must move out, must leave, must move, keep away, keep looking, find another place,
    no thanks, no thank you, skip this one, dont qualify, move along, abstenerse, no gracias, verboten, unerwunscht,
    interdit(s), not called back, will not get, isnt for you, is not for you, will have to go, have to go,
    dont even ask, dont even try, look somewhere else, look someplace else, no aplique(n), no llame(n),
    no pregunte(n), 勿扰, 勿擾, 免扰, 免擾, 免谈, 免談, 不要, 绕道, 繞道, 勿进, 请勿联系, 請勿聯繫`,
  /** Refuses what is right before it. */
  FORBIDDEN: `
    unwelcome, prohibited, banned, excluded, discouraged, rejected, refused, declined, denied, forbidden, disallowed,
    off limits, prohibid(o|a|os|as), a problem, no go, out of the question, a deal breaker, dealbreaker,
    better off elsewhere, a risk, a nuisance, 除外, 禁止, 免, 谢绝, 謝絕, 拒绝, 拒絕, 勿入, 止步, 不行, 不可, 不可以, 不收`,
  /** Stands between a group and what is said of it. */
  AUX: `
    are, is, am, will, would, can, could, may, should, shall, be, been, being, have, has, get, please,
    under any circumstances, this, that, here, at all, unfortunately, sadly, sorry, also, really, just, then, in, on,
    at, our, my, the, this place, place, apartment, unit, home, house, building, property, listing, complex, room,
    anymore, at this time, currently, living, who, and, or, with, of, to, do, does, live, if, simply, always, it, its,
    s, you, youll, they, theyll, so, son, sean, en el edificio, por favor, second, floor, upstairs, premises, any age,
    any kind, applications, from, applicants, a, strictly, absolutely, explicitly, totally, completely, definitely,
    generally`,
  /** Follows a group at the end of a statement. */
  AFTER: `
    please, sorry, thanks, thank you, allowed, here, ever, period, anymore, whatsoever, at all, or, and, in, on,
    either, accepted, welcome, por favor, if, can, will, may`,
  /** Things refused beside a group: `no pets or kids`. */
  THING: `
    pet(s), pets allowed, smoker(s), smoking, dog(s), cat(s), animal(s), part(y|ies), drug(s), drama, noise,
    loud music, guest(s), overnight guests, felon(s), criminal(s), eviction(s), convict(s), couple(s), student(s),
    smoke, alcohol, drinking, vaping, roommate(s), mascota(s), fumar, fumadores, 宠物, 寵物, 吸烟, 抽烟`,
  /** What belongs to an institution or a thing, not to a tenant: `Asian students association`. */
  INSTITUTION: `
    union, association, center, centre, society, club, league, studies, museum, history, organization, organisation,
    council, alliance, fellowship, church, college, school, hall, street, st, avenue, ave, road, rd, lane, owned, run,
    led, dorm, park, foundation, scholarship, library, network, caucus, film, films, art, music, festival, lounge,
    restaurant, restaurants, barber, barbershop, shop, salon, gym, pool, hours, night, class, classes, spa, team,
    troop, scout, scouts, tech, state, southern, university, county, high, department, major(s), brothers, health,
    clinic, hospital, language, soccer, basketball, rugby, signage, parking, access, entrance, bathroom(s),
    restroom(s), toilet, shower, sign(s), area(s), playground, toys, bikes, corner, museum line, care, play,
    furniture, menu, matinee, discount(s), id, loan(s), housing, aid, court, bus, shuttle, locker, lockers, dentist,
    doctor, cooperative, co op, paper, newspaper, life, section, 公园, 公園, 医院, 醫院, 乐园, 樂園, 房, 游乐场, 遊樂場, 学校, 學校, 床, 书店,
    區, 区, 设施, 設施`,
  /** The end of a proper name of a place: `Western Union Street`. */
  PLACE: `
    street, st, ave, avenue, rd, road, blvd, lane, building, park, lofts, drive, branch, hall, square, plaza, club,
    center, hub, mountain, hill, creek, station, tower`,
  /** Words of a group that say nothing about tenants. */
  LAWFUL: `
    man made, men and women, women and men, male and female, female and male, boys and girls, girls and boys,
    mens and womens, ladies and gentlemen, not just, not only, no mans land, polka dot, mother in law, no kidding,
    black and white, none for, great dane(s), our lady, university for women, the americas, of the americas, 不限, 男女,
    不限男女, 男女不限`,
  /** Says of an activity or an object that it is about the use of a common room, not about who may live there. */
  USE: `play, run, swim, climb, ride, unattended, unsupervised, alone, left, limit`,

  RACE: `
    white, black, asian, caucasian, hispanic, latin(o|a|x), arab, oriental, colored, coloured, african american,
    afro american, native american, indigenous, aboriginal, pacific islander, biracial, multiracial, mixed race,
    interracial, mestizo, (dark|light|fair|brown|black|white|pale) skin(ned), anglo, aryan, ethnic, blanc(o|a|as),
    negr(o|a|as), non white, inner city, 白, 黑`,
  RACES: `
    whites, whytes, blacks, asians, african americans, afro americans, hispanics, latin(os|as|e), arabs, orientals,
    blk(s), coloreds, colored people, wypipo, yt(s), yt people, (bi)poc, melanin, (urban|ghetto) (type(s)|people),
    thug(s), dreadlock(s), dread locks, white patriots,
    (people|ppl|person|persons|folks|tenants|applicants|renters) of colo(u)r, brown (people|folks), pacific islanders,
    anglos, gringos, minorit(y|ies), ethnic minorities, gyps(y|ies), blancos, negros, morenos, latinos, indigenas,
    latinas, non whites, people of other races, other races, (dark|light|fair) complexions, nigger(s), spics, chinks,
    wetbacks, ragheads, towelheads, kikes, beaners, gooks, (dark|light|fair) complexion(ed), (native )hawaiians,
    alaska natives, hispan(o|a|os|as), asiatic(o|a|os|as), 黑人, 白人, 亚洲人, 亞洲人, 亚裔, 亞裔, 拉丁裔,
    mixed (couple|couples|family|families), caucasians, negro(s|es)`,
  NATIONALS: `
    foreigner(s), immigrant(s), migrants, refugee(s), asylum seekers, undocumented, illegals, illegal aliens, aliens,
    foreign nationals, expats, (f|j) 1 (student|students|visa|visas), h 1 b, filipinos, filipinas, gulf arabs,
    south asians, mexicanos, extranjeros, inmigrantes, cubanos, dominicanos, haitianos, venezolanos, colombianos,
    indocumentados, off the boat, fobs, nationals of other countries, 华人, 華人, 中国人, 中國人, 中国学生, 中國學生, 外国人, 外國人, 老外, 印度人,
    韩国人, 韓國人, 日本人, 留学生, 美国人, 台湾人, 大陆人, 同胞, roma people`,
  INTERNATIONAL: `(international|overseas|exchange|foreign) (student|students|scholars)`,
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
    unitarian, apostolic, nazarene, latter day saint, 基督教, 佛教`,
  FAITHS: `
    christians, jew(s), mozlem(s), mozlim(s), muzlim(s), goy, goyim, born agains, hijab(s), turban(s),
    head scar(f|ves), burqas, yarmulkes, catholics, mormons, buddhists, protestants, sikhs, baptists, lutherans,
    evangelicals, methodists, jains, non believers, unbelievers, pagans, satanists, scientologists,
    jehovahs witnesses, jehovah s witnesses, witnesses, infidels, catolic(o|a|os|as), cristian(o|a|os|as), judios,
    musulmanes, evangelicos, (people|persons|tenants|those) of other (religions|faiths), other (religions|faiths),
    believers, non christians, head coverings, (christian )?believers in (christ|god|jesus), wiccans, rastafarians,
    latter day saints, mennonites, quakers, presbyterians, pentecostals, (brothers|sisters) in christ, 基督徒, 穆斯林, 佛教徒,
    回民, muslims, moslems, hindus, atheists, agnostics`,
  SEX: `
    female(s), male(s), girl(s), boy(s), men, man, wom(a|e)n, lad(y|ies), bachelorette(s), gentlem(a|e)n, guy(s),
    bachelors, dude(s), chicks, mujer(es), chica(s), senorita(s), hombre(s), senores, varon(es), damas, caballeros,
    frau(en), muchach(o|a|os|as), 女生, 男生, 女性, 男性, 女士, 男士, 女孩, 单身女性, 單身女性, 女租客, 男租客, 女, 男, gals, chicos, nur manner`,
  ORIENTATION: `
    gay, lesbian, homosexual, heterosexual, bisexual, queer, trans, transgender(ed), transsexual, straight, lgbt,
    lgbtq(ia), non binary, same sex, cisgender, cis, gender fluid`,
  ORIENTATIONS: `
    gays, lesbian(s), homosexual(s), heterosexuals, lgbt, lgbtq(i)(a), bisexuals, transgender(s), queers, straights,
    trann(y|ies), same sex couples, homos, cross dressers, drag queens, maricones, homosexuales, faggots, fags, dykes,
    shemales, 同性恋, 同性戀`,
  CHILD: `
    kid(s|z|do|dos|dies)?, offspring, child, children, baby, babies, infant(s), newborn(s), toddler(s), teen(s),
    teenager(s), minor(s), adolescents, preschoolers,
    single (mother|mothers|mom|moms|parent|parents|father|fathers|dad|dads), pregnant( women), pregnanc(y|ies),
    rug rat(s), ankle biters, crotch goblins, little ones, breeders, families, small fry, youngsters,
    expectant mothers, expecting (mothers|couples|parents), single parent famil(y|ies), large families, dependents,
    grandchildren, sons or daughters, youngins, under (18|21|16|12|10) year olds, strollers, nin(o|a|os|as),
    hij(o|a|os|as), bebe(s), menores, menores de edad, infantes, embarazadas, enfants, kinder, babys, tweens,
    preteens, kiddies, youths, (my|your) kids, familias, 小孩, 小孩子, 孩子, 孩童, 儿童, 兒童, 宝宝, 寶寶, 婴儿, 嬰兒, 小朋友, 未成年人, 孕妇, 孕婦,
    有孩家庭, 娃, 带娃, 孩`,
  CHILDFREE: `(child|kid|kids) (free|less)`,
  FAMILY: `family, childbearing, kid, child, pregnant, familia, 家庭`,
  ADULT: `adult(s), grown up(s), adultos, adultas, adult(s) 18 and over, 成人, 成年人`,
  MARRIED: `
    married, unmarried, unwed, divorced, cohabiting, separated, widowed, never married, unattached, 已婚, 未婚, 单身, 單身`,
  FIT: `able bodied`,
  DISABLED: `
    disabled, handicapped, blind, deaf, autistic, sick, crippled, mentally (ill|disabled|challenged|unstable),
    physically disabled, hiv positive, paralyzed, wheelchair bound, wheelchair, special needs, bipolar, schizophrenic,
    developmentally disabled, hearing impaired, visually impaired, depressed, epileptic`,
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
    adhd, 残疾人, 殘疾人`,
  ANIMAL: `
    (service|assistance|support|emotional support|therapy|guide|seeing eye|comfort) (animal|animals|dog|dogs|cat|cats|pet|pets),
    emotional support, emotional animals, esa(s), psychiatric service dogs,
    (hearing|signal|alert|psychiatric service) (dog|dogs|animal|animals)`,
  INCOME: `
    sec(tion) (8|eight|ate), section8, sec 8, s8, (housing )voucher(s), (housing )choice voucher(s),
    voucher holder(s), vouchered, hud, hcv,
    (government|public|rental|rent|housing|state|financial|gov) (assistance|aid|benefits|subsidy|subsidies|program|programs|help|support),
    subsidized tenants, subsid(y|ies), welfare, welfare recipients, ss(d)i, ssdi, ss(d)i income,
    disability (income|checks|check|benefits|payments|payment), food stamp(s), unemployed, jobless, tanf, cityfheps,
    fheps, hasa, snap benefits, rapid rehousing, social security income, unemployment (benefits|income|checks),
    child support income, alimony, seccion 8, vales de vivienda, government tenants, dss,
    housing authority( tenants)?, government (checks|money), subsidized( housing)?, pha, section 8 holders,
    section viii, program (tenants|participants), government assisted( tenants)`,
  ELDER: `
    elderly, old people, older people, old (person|persons|folks|tenants|adults|students|men|women|ladies),
    older (person|persons|folks|tenants|adults|students|renters), senior citizens, seniors citizens, retiree(s),
    boomer(s), retired (people|persons|person|tenants|couples|folks), pensioners, geriatrics, grandparents,
    old timers, middle aged people, ancianos, grandma(s), grandpa(s), seniors over 65, 老人, 老年人`,
  YOUNG: `
    young(er) (people|person|professional|professionals|adult|adults|tenant|tenants|couple|couples|folks|renters|crowd),
    年轻人, 年輕人`,
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

  PAY: `
    pay, paying, prepay, prepaying, payment(s), paid, deposit(s), deposited, fee(s), money, transfer(s), transferring,
    wire, wiring, funds, remit, put down, down payment, prepayment, zelle, venmo, $, pago, pague, pagar, deposito,
    anticipo, 付款, 付, 押金, 定金, 转账`,
  RENT: `
    rent, first month(s), first month s rent, first months rent, last month s rent, one month, a month s rent,
    half the rent, renta, 房租`,
  SEND: `send, sending, pay, paying, transfer, transferring, wire, wiring, mail, mailing, envie`,
  BEFORE: `before, prior to, ahead of, in advance of, previous to, antes de, 之前, 前`,
  ONCE: `
    after, once, upon, when, as soon as, only if, following, only with, contingent on, subject to, conditional on,
    pending, provided, requires, require, to those who, for those who, only for those who, depends on, despues de,
    to applicants who, for applicants who, once we have`,
  NOW: `now, today, first, 1st, up front, immediately, right away, in advance, asap, 先`,
  UPFRONT: `up front, in advance, now`,
  LATER: `
    later, afterward(s), after that, thereafter, subsequently, once you arrive, when you arrive, despues, luego, 再, 后,
    後`,
  VIEW: `
    view, viewed, viewing(s), visit(s), visiting, visited, tour(s), touring, toured, see, seeing, seen, showing(s),
    shown, show, inspect, inspecting, inspected, inspection(s), walk through, walkthrough(s), walk thru, look inside,
    open house, come to look, let you in, come inside, meet in person, look around, look at, step inside, ver, verlo,
    verla, visitar, visitarlo, visita, let you look, lets you look, look, come and look, come over, come see,
    come visit, 看房, 参观, 參觀, 看`,
  TOUR: `
    viewing(s), tour(s), showing(s), walk through, walkthrough(s), inspection(s), visit, walk thru, tour list,
    open house, visita, let you in, let you look, look inside, come to look, come inside, come and look, 看房`,
  HOME: `
    place, home, house, unit, apartment, room, inside, property, flat, it, interior, studio, condo, apt, apartamento,
    casa`,
  BOOK: `schedule, book, arrange, reserve, get, secure, request, set up, confirm, unlock, receive`,
  HOLD: `reserve, hold, secure, lock in, take it off the market`,
  KEY: `key(s), lockbox code, access code, door code, contract, llaves, 钥匙, 鑰匙`,
  SENT: `
    mailed, shipped, couriered, posted, fedexed, fedex d, expressed, overnighted, sent, dispatched, forwarded,
    delivered to you`,
  CARRIER: `mail, post, courier, fed ex, dhl, ups, usps, express, parcel, certified mail, correo, 快递, 快遞`,
  SHIP: `mail, ship, send, courier, post, fedex, overnight, express, dispatch, deliver, dhl, forward, enviar`,
  SELF: `i, im, ive, we, weve, owner(s), landlord, landlady, my husband, my wife`,
  AWAY: `
    abroad, overseas, out of the country, out of state, out of town, in another (country|state|city),
    in a different (country|state), offshore, on a mission, on a mission trip, on mission, en el extranjero,
    mission (field|work), 国外, 國外`,
  ABSENT: `
    am, are, is, m, re, be, been, being, have, has, live(s), living, currently, now, working, work, works, moved,
    moving, relocated, relocating, based, stationed, deployed, traveling, travelling, residing, reside(s), staying,
    stuck, still, for, in, to, at, the, temporarily, permanently, presently, just, out, on, a, had, and, also,
    business, job, transferred, away, both, vivo, estoy, relocate, move, go, had to, have to, left, got, took`,
  MESSENGER: `
    what s app, whats app, whatsap, watsapp, wassup app, whatsup app, telegram me, telegram, on telegram,
    telegram only, via telegram, snap chat, we chat, viber, google voice, on the gram, on insta, on ig, qr code(s),
    discord, skype, kakao(talk), kik me,
    (dm|pm|text|sms|call|email|e mail|message|imessage|dial|ring|facetime|whats|signal|snap|buzz|kik|inbox|facebook|instagram|snapchat|whatsapp) me,
    my (insta|instagram|ig|snap|facebook|fb|tiktok|tik tok|line id|discord), contact me (directly|outside|off),
    message us on, (call|text) (or|and|slash) (text|call|email|message|dm),
    (call|text|phone|email|reach) (the|my) (owner|landlord|agent|husband|wife|cell|mobile|phone)( directly), text us,
    dm (for|us), pm (for|us), dms open, hit me up, reach out on, facebook marketplace, facebook profile, line app,
    line id,
    (find|message|follow|add|reach|contact|search|look) (me|us) (on|up on|through|via) (facebook|fb|instagram|insta|ig|snap|twitter|x|tiktok|tik tok|linkedin|messenger|line|discord|signal|kik|the gram|whatsapp|telegram),
    (facebook|instagram|fb|ig|tiktok) page, on messenger, fb messenger, escribeme, llamame, mi numero,
    (send|shoot|drop) (me|us) a (dm|text|message on),
    (on|via|through) (instagram|facebook|whatsapp|tiktok|twitter|fb|snapchat|snap|wechat|messenger|signal|discord),
    my (number|cell|phone) is, ask for my (number|cell), send a text, send text, my dms,
    (text|texts|dm|dms|whatsapp) only, 微信, 威信, 薇信, 加我`,
  MAILHOST: `g mail, yahoo, ymail, hotmail, outlook, icloud, proton mail, aol, zoho`,
  DOT: `dot, punto, 点`,
  PAYWAY: `
    z elle, 2elle, venmo, cash app, c ashapp, pay pal, apple pay, western union, money gram, bitcoin(s), btc, crypto,
    crypto currency, cryptocurrenc(y|ies), ethereum, usdt, dogecoin, litecoin, gift card(s), cash tag,
    wire (the|transfer|transfers|me|money|funds|your|a|deposit|us), wiring (money|the|funds), wire transfer(s),
    by wire, via wire, bank (to bank )transfer(s), bank wire, bank to bank, alipay, remitly, xoom, worldremit,
    cash in an envelope, cash by mail, mail(ed) cash, transferencia bancaria, cashiers check by mail, mail a check,
    to my (personal )account, 支付宝, 微信支付, 转账, 轉帳, (steam|i tunes|google play|prepaid) card(s), ach transfer to`,
} as const;
