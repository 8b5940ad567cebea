/** Queries that the search may be tuned with. `grade.ts` tells the form of a line. */
export const trainingQueries = `
marca | funda samsung | fundaCelular | +samsung
marca | cargador samsung | cargador | +cargaSamsung
marca | cable iphone | cable | +paraIphone
marca | mica xiaomi | mica | +xiaomi
marca | audifonos sony | audifonos | +sony
marca | funda para motorola | fundaCelular | +motorola
marca | teclado logitech | teclado | +logitech
marca | mouse razer | mouse | +razer
marca | monitor samsung | monitor | +samsung
marca | pantalla lg | tele | +lg
marca | camara canon | camara | +canon
marca | refri whirlpool | refrigerador | +whirlpool
marca | tarjeta de video asus | tarjetaVideo | +asus
marca | bocina brasa | bocina | +brasa
modelo | funda iphone 13 | fundaCelular | @iphone 13
modelo | mica galaxy a54 | mica | @galaxy a54
modelo | funda moto g84 | fundaCelular | @moto g84
modelo | case iphone 14 pro max | fundaCelular | @iphone 14 pro max
modelo | mica redmi note 13 | mica | @redmi note 13
modelo | pantalla iphone 13 | pantalla | @iphone 13
modelo | centro de carga a25 | centroCarga | @galaxy a25
modelo | funda iphone 3g | fundaCelular | @iphone 3g
modelo | funda honor magic 6 lite | fundaCelular | @honor magic 6 lite
modelo | iphone 13 | celular | @iphone 13
ausente | funda galaxy s9 | funda | @galaxy s9
ausente | mica iphone 5 | mica | @iphone 5
ausente | funda a54 5g ultra | funda | @galaxy a54 ultra
ausente | funda redmi 9c | funda | @redmi 9c
ausente | funda iphone 16 plus | funda | @iphone 16 plus
ausente | tapa trasera galaxy s8 | tapa | @galaxy s8
cosa | celular samsung | celular | +samsung
cosa | laptop sony | laptop | +sony
cosa | iphone | celular | +apple
cosa | camara digital | camara
cosa | ipod touch | ipod | ~touch
cosa | tele sony | tele | +sony
cosa | reloj | reloj
cosa | mouse | mouse
cosa | gps garmin | gps | +garmin
cosa | impresora canon | impresora | +canon
atributo | audifonos inalambricos negros | audifonos | ~bluetooth ~negro
atributo | funda transparente iphone 16 | fundaCelular | @iphone 16 ~transparente
atributo | cargador para carro | cargador | +auto
atributo | mica de privacidad | mica | +privacidad
atributo | bocina contra agua | bocina | ~agua
atributo | teclado mecanico | teclado | ~mecanico
atributo | audifonos con cancelacion de ruido | audifonos | ~ruido
atributo | cable tipo c reforzado | cable | +tipoC ~trenzado
atributo | ipod nano verde | ipod | ~nano ~verde
atributo | gabinete blanco | gabinete | ~blanco
mexicano | pila para celular redmi note 12 | bateriaCelular | @redmi note 12
mexicano | cubo 20w | cargador | ~20w
mexicano | extensible para reloj | correa
mexicano | manos libres | audifonos
mexicano | refri | refrigerador
mexicano | grafica nvidia | tarjetaVideo | +nvidia
mexicano | pendrive | memoriaUsb
mexicano | estufa | estufa
mexicano | no break | nobreak
mexicano | pila portatil | bateriaPortatil
plural | fundas iphone 14 | fundaCelular | @iphone 14
plural | cargadores inalambricos | cargador | ~inalambrico
plural | bocinas | bocina
plural | monitores | monitor
plural | relojes inteligentes | reloj
plural | lavadoras | lavadora
oido | adifonos blutut | audifonos | ~bluetooth
oido | vosina | bocina
oido | cargador aifon | cargador | +cargaIphone
oido | teklado | teclado
oido | prosesador intel | procesador | +intel
oido | fudna iphone 11 | fundaCelular | @iphone 11
oido | camra canon | camara | +canon
oido | lababora | lavadora
cortes | busco una funda bonita para iphone 16 | fundaCelular | @iphone 16
cortes | audifonos buenos y baratos | audifonos
cortes | tienen cargadores para auto? | cargador | +auto
cortes | quiero un mouse inalambrico economico | mouse | ~inalambrico
cortes | cuanto cuesta una pantalla samsung | tele | +samsung
cortes | necesito memoria ram corsair | ram | +corsair
sola | samsung | * | +samsung
sola | voltra | * | +voltra
sola | corsair | * | +corsair
sola | panasonic | * | +panasonic
sola | kuvo | * | +kuvo
tecleando | fun | fundaCelular
tecleando | carga | cargador
tecleando | audif | audifonos
tecleando | bocina blu | bocina | ~bluetooth
tecleando | funda ip | fundaCelular | +apple
tecleando | impres | impresora
tecleando | tarjeta de vi | tarjetaVideo
tecleando | moni | monitor
orden | iphone 13 funda | fundaCelular | @iphone 13
orden | samsung mica | mica | +samsung
orden | inalambrico cargador | cargador | ~inalambrico
orden | canon camara digital | camara | +canon
orden | corsair fuente | fuente | +corsair
unidades | memoria usb 128 gigas | memoriaUsb | ~128gb
unidades | cargador 65 watts | cargador | ~65w
unidades | cable usb c 2 metros | cable | +tipoC ~2m
unidades | power bank 20000 | bateriaPortatil | ~20000mah
unidades | memoria ram 16gb | ram | ~16gb
unidades | pantalla 52 pulgadas | tele | ~52in
`;
