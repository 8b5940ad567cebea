/** Training queries, to tune the search with. `parseGradedQueries.ts` describes the format. */
export const trainingQueries = `
brand | funda samsung | fundaCelular | +samsung
brand | cargador samsung | cargador | +cargaSamsung
brand | cable iphone | cable | +paraIphone
brand | mica xiaomi | mica | +xiaomi
brand | audifonos sony | audifonos | +sony
brand | funda para motorola | fundaCelular | +motorola
brand | teclado logitech | teclado | +logitech
brand | mouse razer | mouse | +razer
brand | monitor samsung | monitor | +samsung
brand | pantalla lg | tele | +lg
brand | camara canon | camara | +canon
brand | refri whirlpool | refrigerador | +whirlpool
brand | tarjeta de video asus | tarjetaVideo | +asus
brand | bocina brasa | bocina | +brasa
model | funda iphone 13 | fundaCelular | @iphone 13
model | mica galaxy a54 | mica | @galaxy a54
model | funda moto g84 | fundaCelular | @moto g84
model | case iphone 14 pro max | fundaCelular | @iphone 14 pro max
model | mica redmi note 13 | mica | @redmi note 13
model | pantalla iphone 13 | pantalla | @iphone 13
model | centro de carga a25 | centroCarga | @galaxy a25
model | funda iphone 3g | fundaCelular | @iphone 3g
model | funda honor magic 6 lite | fundaCelular | @honor magic 6 lite
model | iphone 13 | celular | @iphone 13
missing model | funda galaxy s9 | funda | @galaxy s9
missing model | mica iphone 5 | mica | @iphone 5
missing model | funda a54 5g ultra | funda | @galaxy a54 ultra
missing model | funda redmi 9c | funda | @redmi 9c
missing model | funda iphone 16 plus | funda | @iphone 16 plus
missing model | tapa trasera galaxy s8 | tapa | @galaxy s8
product type | celular samsung | celular | +samsung
product type | laptop sony | laptop | +sony
product type | iphone | celular | +apple
product type | camara digital | camara
product type | ipod touch | ipod | ~touch
product type | tele sony | tele | +sony
product type | reloj | reloj
product type | mouse | mouse
product type | gps garmin | gps | +garmin
product type | impresora canon | impresora | +canon
attribute | audifonos inalambricos negros | audifonos | ~bluetooth ~negro
attribute | funda transparente iphone 16 | fundaCelular | @iphone 16 ~transparente
attribute | cargador para carro | cargador | +auto
attribute | mica de privacidad | mica | +privacidad
attribute | bocina contra agua | bocina | ~agua
attribute | teclado mecanico | teclado | ~mecanico
attribute | audifonos con cancelacion de ruido | audifonos | ~ruido
attribute | cable tipo c reforzado | cable | +tipoC ~trenzado
attribute | ipod nano verde | ipod | ~nano ~verde
attribute | gabinete blanco | gabinete | ~blanco
Mexican Spanish | pila para celular redmi note 12 | bateriaCelular | @redmi note 12
Mexican Spanish | cubo 20w | cargador | ~20w
Mexican Spanish | extensible para reloj | correa
Mexican Spanish | manos libres | audifonos
Mexican Spanish | refri | refrigerador
Mexican Spanish | grafica nvidia | tarjetaVideo | +nvidia
Mexican Spanish | pendrive | memoriaUsb
Mexican Spanish | estufa | estufa
Mexican Spanish | no break | nobreak
Mexican Spanish | pila portatil | bateriaPortatil
plural | fundas iphone 14 | fundaCelular | @iphone 14
plural | cargadores inalambricos | cargador | ~inalambrico
plural | bocinas | bocina
plural | monitores | monitor
plural | relojes inteligentes | reloj
plural | lavadoras | lavadora
phonetic misspelling | adifonos blutut | audifonos | ~bluetooth
phonetic misspelling | vosina | bocina
phonetic misspelling | cargador aifon | cargador | +cargaIphone
phonetic misspelling | teklado | teclado
phonetic misspelling | prosesador intel | procesador | +intel
phonetic misspelling | fudna iphone 11 | fundaCelular | @iphone 11
phonetic misspelling | camra canon | camara | +canon
phonetic misspelling | lababora | lavadora
courtesy | busco una funda bonita para iphone 16 | fundaCelular | @iphone 16
courtesy | audifonos buenos y baratos | audifonos
courtesy | tienen cargadores para auto? | cargador | +auto
courtesy | quiero un mouse inalambrico economico | mouse | ~inalambrico
courtesy | cuanto cuesta una pantalla samsung | tele | +samsung
courtesy | necesito memoria ram corsair | ram | +corsair
brand only | samsung | * | +samsung
brand only | voltra | * | +voltra
brand only | corsair | * | +corsair
brand only | panasonic | * | +panasonic
brand only | kuvo | * | +kuvo
incomplete word | fun | fundaCelular
incomplete word | carga | cargador
incomplete word | audif | audifonos
incomplete word | bocina blu | bocina | ~bluetooth
incomplete word | funda ip | fundaCelular | +apple
incomplete word | impres | impresora
incomplete word | tarjeta de vi | tarjetaVideo
incomplete word | moni | monitor
word order | iphone 13 funda | fundaCelular | @iphone 13
word order | samsung mica | mica | +samsung
word order | inalambrico cargador | cargador | ~inalambrico
word order | canon camara digital | camara | +canon
word order | corsair fuente | fuente | +corsair
quantity | memoria usb 128 gigas | memoriaUsb | ~128gb
quantity | cargador 65 watts | cargador | ~65w
quantity | cable usb c 2 metros | cable | +tipoC ~2m
quantity | power bank 20000 | bateriaPortatil | ~20000mah
quantity | memoria ram 16gb | ram | ~16gb
quantity | pantalla 52 pulgadas | tele | ~52in
`;
