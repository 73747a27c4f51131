/** Countries, continents and regions from which people come, as landlords write them; ambiguous names stand here too. */
export const countries = `
  afghanistan, albania, algeria, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain, bangladesh,
  barbados, belarus, belgium, belize, benin, bhutan, bolivia, bosnia, botswana, brazil, bulgaria, burkina faso, burma,
  burundi, cambodia, cameroon, canada, cape verde, chad, chile, china, colombia, congo, costa rica, croatia, cuba, cyprus,
  czech republic, czechia, denmark, djibouti, dominican republic, ecuador, egypt, el salvador, england, eritrea, estonia,
  ethiopia, fiji, finland, france, gabon, gambia, germany, ghana, great britain, greece, guatemala, guinea,
  guyana, haiti, honduras, hong kong, hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, ivory coast,
  jamaica, japan, jordan, kazakhstan, kenya, korea, kosovo, kuwait, kyrgyzstan, laos, latvia, lebanon, lesotho, liberia,
  libya, lithuania, luxembourg, macedonia, madagascar, malawi, malaysia, mali, malta, mauritania, mauritius, mexico,
  moldova, mongolia, montenegro, morocco, mozambique, myanmar, namibia, nepal, netherlands, holland, new zealand,
  nicaragua, niger, nigeria, norway, oman, pakistan, palestine, panama, paraguay, peru, philippines, poland, portugal,
  puerto rico, qatar, romania, russia, rwanda, samoa, saudi arabia, scotland, senegal, serbia, sierra leone, singapore,
  slovakia, slovenia, somalia, south africa, south korea, north korea, south sudan, spain, sri lanka, sudan, suriname,
  sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, tibet, togo, trinidad, tunisia, turkey, turkmenistan,
  uganda, ukraine, united arab emirates, uae, united kingdom, uk, uruguay, uzbekistan, venezuela, vietnam, wales, yemen,
  zambia, zimbabwe,
  (the )(west )africa, (east )africa, (north )africa, (south )asia, (east )asia, (southeast )asia, (central )asia,
  (western )europe, (eastern )europe, (central )europe, (latin )america, (south )america, (central )america, middle east,
  (the )caribbean, scandinavia, balkans, abroad, overseas, (an)other countr(y|ies), foreign countr(y|ies),
  third world( countries), muslim countries, outside( of)( the) (us|usa|united states|country|europe), other continents,
  dubai, mumbai, delhi, lagos, nairobi, beijing, shanghai, tokyo, seoul, manila, tehran, kabul, baghdad,
  estados unidos, espana, brasil, otro(s) pais(es), fuera( del pais), the old country`;

/** Nationalities and peoples; the plurals of those that end in `-s`, `-sh`, `-ch` or `-ese` are not written. */
export const nationalities = `
  afghan, albanian, algerian, angolan, argentinian, argentine, armenian, australian, aussie, austrian, azerbaijani,
  bahamian, bahraini, bangladeshi, bengali, barbadian, belarusian, belgian, belizean, beninese, bhutanese, bolivian,
  bosnian, botswanan, brazilian, british, brit, bulgarian, burkinabe, burmese, burundian, cambodian, cameroonian, canadian,
  cape verdean, chadian, chilean, chinese, colombian, congolese, costa rican, croatian, croat, cuban, cypriot, czech,
  danish, dane, dominican, dutch, ecuadorian, egyptian, salvadoran, salvadorian, english, englishman, englishmen, eritrean,
  estonian, ethiopian, fijian, filipin(o|a), finnish, finn, french, frenchman, frenchmen, gabonese, gambian, german,
  ghanaian, greek, guatemalan, guinean, guyanese, haitian, honduran, hungarian, icelandic, icelander, indian, desi,
  indonesian, iranian, persian, iraqi, irish, irishman, irishmen, israeli, italian, ivorian, jamaican, japanese, jordanian,
  kazakh, kenyan, korean, kosovar, kurdish, kurd, kuwaiti, kyrgyz, lao, laotian, latvian, lebanese, liberian, libyan,
  lithuanian, luxembourgish, macedonian, malagasy, malawian, malaysian, malay, malian, maltese, mauritanian, mauritian,
  mexican, moldovan, mongolian, montenegrin, moroccan, mozambican, namibian, nepali, nepalese, new zealander, nicaraguan,
  nigerien, nigerian, norwegian, omani, pakistani, palestinian, panamanian, paraguayan, peruvian, polish, portuguese,
  puerto rican, qatari, romanian, romani, russian, rwandan, samoan, saudi( arabian), scottish, senegalese, serbian, serb,
  sierra leonean, singaporean, slovak, slovakian, slovene, slovenian, somali, south african, spanish, spaniard,
  sri lankan, sudanese, surinamese, swedish, swede, swiss, syrian, taiwanese, tajik, tanzanian, tamil, thai, tibetan,
  togolese, trinidadian, tunisian, turkish, turk, turkmen, ugandan, ukrainian, emirati, uruguayan, uzbek, venezuelan,
  vietnamese, welsh, yemeni, zambian, zimbabwean, punjabi, gujarati, hmong, cantonese, mandarin,
  african, american, us american, (western|eastern|northern|southern) european, european, latin american,
  (south|central|north) american, (south|east|southeast|central) asian, west indian, middle eastern, middle easterner,
  caribbean, western, scandinavian, balkan, slavic, islander, westerner, easterner, foreign( born)`;

/** Nationalities and peoples in Spanish without their endings, such as `o` and `as`. */
export const nationalitiesInSpanish = `
  mexican, venezolan, colombian, honduren, guatemaltec, salvadoren, dominican, haitian, cuban, peruan, ecuatorian, bolivian, argentin, chilen, uruguay, paraguay, 
  puertorriquen, panamen, brasilen, african, american, norteamerican, centroamerican, sudamerican, suramerican, asiatic, europe, arab, chin, indi, hindu, corean, filipin, rus, ucranian, italian, aleman, somali, egipci, turc, grieg, polac, gitan, extranjer`;

/** Countries, regions and continents in Chinese, which also name their peoples: 韩国租客, 非洲学生. */
export const countriesInChinese = `
  中国, 中國, 大陆, 大陸, 内地, 台湾, 台灣, 香港, 印度, 巴基斯坦, 孟加拉, 韩国, 韓國, 日本, 越南, 泰国, 菲律宾, 印尼, 马来西亚, 墨西哥, 美国, 美國, 加拿大, 英国, 法国, 德国, 俄罗斯, 乌克兰,
  伊朗, 伊拉克, 叙利亚, 沙特, 土耳其, 阿拉伯, 中东, 埃及, 尼日利亚, 肯尼亚, 索马里, 埃塞俄比亚, 巴西, 古巴, 非洲, 亚洲, 欧洲, 南美, 拉美, 东南亚, 南亚, 东亚, 外国, 外國, 外籍, 本国, 上海, 北京, 广东, 福建`;
