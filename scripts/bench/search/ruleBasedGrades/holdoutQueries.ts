/** Held-out queries: nothing in the search may be changed for one of these. `grade.ts` tells the form of a line. */
export const holdoutQueries = `
marca | funda apple | fundaCelular | +apple
marca | mica samsung | mica | +samsung
marca | cable samsung | cable | +cargaSamsung
marca | cargador motorola | cargador | +paraMoto
marca | pantalla sony | tele | +sony
marca | audifonos sennheiser | audifonos | +sennheiser
marca | monitor dell | monitor | +dell
marca | fuente de poder evga | fuente | +evga
marca | tarjeta madre gigabyte | tarjetaMadre | +gigabyte
marca | lavadora lg | lavadora | +lg
marca | videocamara sony | videocamara | +sony
marca | audifonos norda | audifonos | +norda
marca | estuche iphone | fundaCelular | +apple
marca | memoria ram kingston | ram | +kingston
modelo | funda galaxy a15 | fundaCelular | @galaxy a15
modelo | funda poco x6 | fundaCelular | @poco x6
modelo | mica iphone 11 | mica | @iphone 11
modelo | cristal templado honor x8b | mica | @honor x8b
modelo | funda iphone14 | fundaCelular | @iphone 14
modelo | bateria redmi note 12 | bateriaCelular | @redmi note 12
modelo | tapa trasera s23 | tapa | @galaxy s23
modelo | funda edge 40 | fundaCelular | @moto edge 40
modelo | galaxy s22 | celular | @galaxy s22
modelo | mica 14 pro max | mica | @iphone 14 pro max
ausente | funda galaxy s20 fe | funda | @galaxy s20 fe
ausente | funda iphone 12 mini | funda | @iphone 12 mini
ausente | mica moto g9 | mica | @moto g9
ausente | case huawei p30 lite | funda | @huawei p30 lite
ausente | pantalla galaxy a10 | pantalla | @galaxy a10
ausente | funda redmi note 8 | funda | @redmi note 8
cosa | celular motorola | celular | +motorola
cosa | laptop | laptop
cosa | smartwatch | reloj
cosa | television lcd | tele | ~lcd
cosa | videocamara | videocamara
cosa | ipod | ipod
cosa | telefono inalambrico panasonic | telefonoFijo | +panasonic
cosa | teclado | teclado
cosa | consola | consola
cosa | monitor | monitor
atributo | funda uso rudo iphone | fundaCelular | +apple ~rudo
atributo | cargador inalambrico magnetico | cargador | ~inalambrico ~magnetico
atributo | soporte para auto | soporteAuto
atributo | funda negra moto g84 | fundaCelular | @moto g84 ~negro
atributo | audifonos alambricos tipo c | audifonos | ~tipoC
atributo | diadema gamer | audifonos | ~gamer
atributo | camara digital rosa | camara | ~rosa
atributo | mouse gamer negro | mouse | ~gamer ~negro
atributo | refrigerador acero inoxidable | refrigerador | ~stainless
atributo | power bank solar | bateriaPortatil | ~solar
mexicano | eliminador para celular | cargador
mexicano | vidrio templado a54 | mica | @galaxy a54
mexicano | parlante | bocina
mexicano | carcasa iphone 13 | fundaCelular | @iphone 13
mexicano | tele | tele
mexicano | cpu intel | procesador | +intel
mexicano | microondas | microondas
mexicano | memoria de camara | microSd
mexicano | abanico para pc | ventilador
mexicano | compu portatil | laptop
plural | micas iphone 13 | mica | @iphone 13
plural | cables hdmi | cable | +hdmi
plural | camaras digitales canon | camara | +canon
plural | audifonos rojos | audifonos | ~rojo
plural | tarjetas madre | tarjetaMadre
plural | memorias usb | memoriaUsb
oido | audifonos inalanbricos | audifonos | ~bluetooth
oido | kargador tipo c | cargador | ~tipoC
oido | micka iphone 13 | mica | @iphone 13
oido | bosina bluetut | bocina | ~bluetooth
oido | sansung | * | +samsung
oido | refrijerador | refrigerador
oido | targeta de video | tarjetaVideo
oido | funda ipone 14 | fundaCelular | @iphone 14
cortes | hola tendran fundas para el moto g84 | fundaCelular | @moto g84
cortes | una bocina que suene fuerte | bocina
cortes | me urge un cable para iphone | cable | +paraIphone
cortes | busco teclado bueno para gamer | teclado | ~gamer
cortes | camara digital buena bonita y barata | camara
cortes | donde venden procesadores amd | procesador | +amd
sola | apple | * | +apple
sola | oimo | * | +oimo
sola | logitech | * | +logitech
sola | bose | * | +bose
sola | msi | * | +msi
tecleando | mic | mica
tecleando | cabl | cable
tecleando | funda sams | fundaCelular | +samsung
tecleando | tecla | teclado
tecleando | lap | laptop
tecleando | proces | procesador
tecleando | refri | refrigerador
tecleando | cargador inal | cargador | ~inalambrico
orden | redmi note 13 funda | fundaCelular | @redmi note 13
orden | auto cargador | cargador | +auto
orden | tipo c cable | cable | +tipoC
orden | sony tele | tele | +sony
orden | asus monitor | monitor | +asus
unidades | cargador 20w | cargador | ~20w
unidades | micro sd de 128 gb | microSd | ~128gb
unidades | bateria portatil 10 mil mah | bateriaPortatil | ~10000mah
unidades | cable hdmi 1.8 m | cable | +hdmi ~1.8m
unidades | disco de 1 tera | disco | ~1tb
unidades | memoria ram de 32 gigas | ram | ~32gb
`;
