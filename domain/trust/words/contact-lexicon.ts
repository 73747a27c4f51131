/** The words of the rules about payments, tours and contact data by class; written as those of `lexicon`. */
export const contactLexicon = {
  PAY: `
    pay, paying, prepay, prepaying, payment(s), paid, deposit(s), deposited, fee(s), money, transfer(s), transferring,
    wire, wiring, funds, remit, put down, down payment, prepayment, zelle, venmo, $, pago, pague, pagar, deposito,
    anticipo, 付款, 付, 押金, 定金, 转账, transfiera(n), transferir, transferencia, dinero, deposite(n), depositar, depositado,
    pagado, paga(n), adelanto, depositor(s), receipt, money order(s), security deposit, holding fee, charge, cash,
    cobro, cobra, money down, credit (report|check), background check, 付定金, 付押金, 交定金, 交押金, 交, 转, 汇款, 匯款, 收费, 收費, 预付,
    转押金, 首付, 钱, 打款, pays, charged for, pagas, prepaid, adelantado`,
  RENT: `
    rent, first month(s), first month s rent, first months rent, last month s rent, one month, a month s rent,
    half the rent, renta, 房租, first and last( month)( rent), first and last months( rent), primer mes, un mes, 一个月房租`,
  SEND: `
    send, sending, pay, paying, transfer, transferring, wire, wiring, mail, mailing, envie, sends, mande, transfiera,
    deposite, mandame, enviame, mandeme`,
  BEFORE: `before, prior to, ahead of, in advance of, previous to, antes de, antes`,
  AGO: `前, 之前, 以前`,
  ONCE: `
    after, once, upon, when, as soon as, only if, following, only with, contingent on, subject to, conditional on,
    pending, provided, requires, require, to those who, for those who, only for those who, depends on, despues de,
    to applicants who, for applicants who, once we have, una vez, una vez que, cuando, al recibir, luego de, tras,
    hasta, (only )(to|for) (people|renters|anyone|someone|persons|tenants) (who|that)( have| has), a quien, a quienes`,
  NOW: `now, today, first, 1st, up front, immediately, right away, in advance, asap, ahora, hoy`,
  FIRST: `first, 1st, 先, primero, firstly, 直接`,
  UPFRONT: `up front, in advance, now`,
  LATER: `
    later, afterward(s), after that, thereafter, subsequently, once you arrive, when you arrive, despues, luego, 再, 后,
    後, mas tarde, 以后, 之后, 才, 才能, 才可以, 即可, 后再, despues de eso, 就可以, 就能`,
  VIEW: `
    view, viewed, viewing(s), visit(s), visiting, visited, tour(s), touring, toured, see, seeing, seen, showing(s),
    shown, show, inspect, inspecting, inspected, inspection(s), walk through, walkthrough(s), walk thru, look inside,
    open house, come to look, let you in, come inside, meet in person, look around, look at, step inside, ver, verlo,
    verla, visitar, visitarlo, visita, let you look, lets you look, look, come and look, come over, come see,
    come visit, 看房, 参观, 參觀, 看, peek, peeking, peep, enseno, muestro, muestra(n), ensena(n|mos)?, mostrar, mostramos,
    conocer, vea(n), ve, visite(n), walk you through, drive (out|over|there), fly in,
    open (the|up) (house|door|unit|place), 带看, 看一下, 看屋, look it over, appointment(s), cita, ves, 带你看房, 带您看房`,
  TOUR: `
    viewing(s), tour(s), showing(s), walk through, walkthrough(s), inspection(s), visit, walk thru, tour list,
    open house, visita, let you in, let you look, look inside, come to look, come inside, come and look, 看房, visitas,
    带看, 看屋, look around, walk you through, door code, open (the|up) (house|door|place|unit), appointment(s), cita,
    带你看房, 带您看房, se muestra, se ensena, se ve`,
  HOME: `
    place, home, house, unit, apartment, room, inside, property, flat, it, interior, studio, condo, apt, apartamento,
    casa, departamento, cuarto, 房, 房子, building`,
  ADDRESS: `address, exact address, direccion, 地址`,
  /** Wants, or requires. */
  NEEDS: `想, 要, 需, 需要, 须, 得`,
  IDENTITY: `ssn, passport, license, licence, selfie, identificacion, seguro social, 身份证, 社安号, 银行卡, 护照`,
  PROVIDE: `send, email, text, give, include, mail, upload, provide, mande, mandeme, envie, envieme, 发, 发送, 提供`,
  BOOK: `
    schedule, book, arrange, reserve, get, secure, request, set up, confirm, unlock, receive, apartar, agendar,
    reservar, programar, 预约, 安排`,
  HOLD: `reserve, hold, secure, lock in, take it off the market`,
  KEY: `key(s), lockbox code, access code, door code, contract, llaves, 钥匙, 鑰匙, copy of the key, set of keys, llave`,
  SENT: `
    mailed, shipped, couriered, posted, fedexed, fedex d, expressed, overnighted, sent, dispatched, forwarded,
    delivered to you`,
  CARRIER: `
    mail, post, courier, fed ex, dhl, ups, usps, express, parcel, certified mail, correo, 快递, 快遞, paqueteria,
    mensajeria, 邮寄, 郵寄, 寄`,
  /** Where a carrier leaves parcels. */
  DESK: `desk, room, office, box, boxes, store, locker(s), shelf, slot, counter, window, key(s), closet`,
  SHIP: `
    (mail|ship|send|courier|post|deliver|forward|dispatch)(s), fedex, overnight, express, dhl, enviar, envio, mando,
    mandar, mandan, 邮寄, 寄, 快递, 快遞, 寄送, envia, enviara, mandara`,
  SELF: `
    i, im, ive, we, weve, owner(s), landlord, landlady, my husband, my wife, dueno, propietario, casero, 房东, 房東, 我, 本人,
    我人, 房东人, 房主`,
  AWAY: `
    abroad, overseas, out of the country, out of state, out of town, in another (country|state|city),
    in a different (country|state), offshore, on a mission, on a mission trip, on mission, en el extranjero,
    mission (field|work), 国外, 國外, fuera del pais, en otro pais, en otro estado, hospitalized, 外地, 外国, 海外, 不在国内, 不在美国,
    不在本地, en mision`,
  ABSENT: `
    am, are, is, m, re, be, been, being, have, has, live(s), living, currently, now, working, work, works, moved,
    moving, relocated, relocating, based, stationed, deployed, traveling, travelling, residing, reside(s), staying,
    stuck, still, for, in, to, at, the, temporarily, permanently, presently, just, out, on, a, had, and, also,
    business, job, transferred, away, both, vivo, estoy, relocate, move, go, had to, have to, left, got, took, trabajo,
    trabaja, vive, esta, 在, 人在, 目前, 住, estamos`,
  /** Shows a home whose owner is away. */
  HELPER: `
    manager(s), management( company), property manager, super, superintendent, caretaker, daughter, son, brother,
    sister, neighbor, staff, company, encargad(o|a), 管理员, 朋友, 室友, agent, office`,
  SHOWS: `
    shows, show, give(s), gives tours, walk(s), meet(s), let(s), handle(s), take(s) care, manage(s), run(s),
    look(s) after, tours, ensena, muestra, 带看, 带您看房, 带你看房, 看房`,
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
    (text|texts|dm|dms|whatsapp) only, 微信, 威信, 薇信, 加我, whats app me, my (number|digits), 微信号, 加微信, 加我微信, 加 v 信, v 信,
    加 v, 加 vx`,
  SITE: `
    (through|via|on|with|using|from|by|over|here on|here through) (the|this|our) (site|website|web site|web form|form|contact form|contact page|page|platform|portal|button|listing|contact button),
    (through|via|with|using|on) (nearcampus|this|contact form), here, por (el|este) (sitio|formulario), from here,
    use (the|this|our) (form|contact form|site|button)`,
  /** Follows a name that only describes a thing: a Skype-blue wall. */
  THEMED: `themed, inspired, style, colored, blue, free, era, mural, sticker(s), poster(s), gazette`,
  MAILHOST: `g mail, yahoo, ymail, hotmail, outlook, icloud, proton mail, aol, zoho`,
  DOT: `dot, punto, 点`,
  PAYWAY: `
    z elle, 2elle, venmo, cash app, c ashapp, pay pal, apple pay, western union, money gram, bitcoin(s), btc, crypto,
    crypto currency, cryptocurrenc(y|ies), ethereum, usdt, dogecoin, litecoin, gift card(s), cash tag,
    wire (the|transfer|transfers|me|money|funds|your|a|deposit|us), wiring (money|the|funds), wire transfer(s),
    by wire, via wire, bank (to bank )transfer(s), bank wire, bank to bank, alipay, remitly, xoom, worldremit,
    cash in an envelope, cash by mail, mail(ed) cash, transferencia bancaria, cashiers check by mail, mail a check,
    to my (personal )account, 支付宝, 微信支付, 转账, 轉帳, (steam|i tunes|google play|prepaid|vanilla|green dot) card(s),
    (prepaid|vanilla) (visa|mastercard|debit|amex|gift|credit|money)( card)( cards), ach transfer to, 礼品卡,
    禮品卡, 比特币, 比特幣, (tarjeta|tarjetas) de regalo, (amazon|apple|visa|google|starbucks|steam) (gift card|gift cards)`,
  GIFTCARD: `gift card(s), (amazon|apple|visa|google|starbucks|steam) (gift card|gift cards)`,
  /** A time when a payment is usual. */
  SETTLED: `
    (after|once|when) (you|youve|youre|they|theyve|your) (move|moved|live|living|sign|signed)( in| here),
    (after|upon|following) (the )(move in|movein|moving in|signing|lease signing|lease), once you live here,
    once (the|your) lease is signed, (after|once) settled in, (resident|tenant) portal, 入住后, 入住以后, 签约后,
    despues de (mudarse|firmar), once youve moved in, once (you are|youre) a (resident|tenant),
    (after|once) the lease is signed, (once|after|when) (you have|youve) (signed|moved in), (our|current) residents,
    residents (can|may|pay), residents (can|may) pay`,
  /** Accepts payments that are not the rent. */
  BUSINESS: `
    store, shop, cafe, coffee, market, grocery, bodega, gas station, laundry, laundromat, machine(s), washer(s),
    dryer(s), meter(s), vending, garage, parking, bar, restaurant, mall, pharmacy, deli, atm, counter, downstairs,
    next door, works at, worked at, check cashing, blocks away, founder, bus`,
  /** Warns of a payment. */
  BEWARE: `
    beware, watch out, scam(s|mer|mers)?, fraud,
    (someone|anyone|anybody|people) (who )(asks|ask|asking|claiming|demanding|wants), report, ignore, copy our ads,
    somebody, anybody who`,
} as const;
