/** Holdout queries: never change the search because of one of these. `parseGradedQueries.ts` describes the format. */
export const holdoutQueries = `
brand | funda apple | fundaCelular | +apple
brand | mica samsung | mica | +samsung
brand | cable samsung | cable | +cargaSamsung
brand | cargador motorola | cargador | +paraMoto
brand | pantalla sony | tele | +sony
brand | audifonos sennheiser | audifonos | +sennheiser
brand | monitor dell | monitor | +dell
brand | fuente de poder evga | fuente | +evga
brand | tarjeta madre gigabyte | tarjetaMadre | +gigabyte
brand | lavadora lg | lavadora | +lg
brand | videocamara sony | videocamara | +sony
brand | audifonos norda | audifonos | +norda
brand | estuche iphone | fundaCelular | +apple
brand | memoria ram kingston | ram | +kingston
model | funda galaxy a15 | fundaCelular | @galaxy a15
model | funda poco x6 | fundaCelular | @poco x6
model | mica iphone 11 | mica | @iphone 11
model | cristal templado honor x8b | mica | @honor x8b
model | funda iphone14 | fundaCelular | @iphone 14
model | bateria redmi note 12 | bateriaCelular | @redmi note 12
model | tapa trasera s23 | tapa | @galaxy s23
model | funda edge 40 | fundaCelular | @moto edge 40
model | galaxy s22 | celular | @galaxy s22
model | mica 14 pro max | mica | @iphone 14 pro max
missing model | funda galaxy s20 fe | funda | @galaxy s20 fe
missing model | funda iphone 12 mini | funda | @iphone 12 mini
missing model | mica moto g9 | mica | @moto g9
missing model | case huawei p30 lite | funda | @huawei p30 lite
missing model | pantalla galaxy a10 | pantalla | @galaxy a10
missing model | funda redmi note 8 | funda | @redmi note 8
product type | celular motorola | celular | +motorola
product type | laptop | laptop
product type | smartwatch | reloj
product type | television lcd | tele | ~lcd
product type | videocamara | videocamara
product type | ipod | ipod
product type | telefono inalambrico panasonic | telefonoFijo | +panasonic
product type | teclado | teclado
product type | consola | consola
product type | monitor | monitor
attribute | funda uso rudo iphone | fundaCelular | +apple ~rudo
attribute | cargador inalambrico magnetico | cargador | ~inalambrico ~magnetico
attribute | soporte para auto | soporteAuto
attribute | funda negra moto g84 | fundaCelular | @moto g84 ~negro
attribute | audifonos alambricos tipo c | audifonos | ~tipoC
attribute | diadema gamer | audifonos | ~gamer
attribute | camara digital rosa | camara | ~rosa
attribute | mouse gamer negro | mouse | ~gamer ~negro
attribute | refrigerador acero inoxidable | refrigerador | ~stainless
attribute | power bank solar | bateriaPortatil | ~solar
Mexican Spanish | eliminador para celular | cargador
Mexican Spanish | vidrio templado a54 | mica | @galaxy a54
Mexican Spanish | parlante | bocina
Mexican Spanish | carcasa iphone 13 | fundaCelular | @iphone 13
Mexican Spanish | tele | tele
Mexican Spanish | cpu intel | procesador | +intel
Mexican Spanish | microondas | microondas
Mexican Spanish | memoria de camara | microSd
Mexican Spanish | abanico para pc | ventilador
Mexican Spanish | compu portatil | laptop
plural | micas iphone 13 | mica | @iphone 13
plural | cables hdmi | cable | +hdmi
plural | camaras digitales canon | camara | +canon
plural | audifonos rojos | audifonos | ~rojo
plural | tarjetas madre | tarjetaMadre
plural | memorias usb | memoriaUsb
phonetic misspelling | audifonos inalanbricos | audifonos | ~bluetooth
phonetic misspelling | kargador tipo c | cargador | ~tipoC
phonetic misspelling | micka iphone 13 | mica | @iphone 13
phonetic misspelling | bosina bluetut | bocina | ~bluetooth
phonetic misspelling | sansung | * | +samsung
phonetic misspelling | refrijerador | refrigerador
phonetic misspelling | targeta de video | tarjetaVideo
phonetic misspelling | funda ipone 14 | fundaCelular | @iphone 14
courtesy | hola tendran fundas para el moto g84 | fundaCelular | @moto g84
courtesy | una bocina que suene fuerte | bocina
courtesy | me urge un cable para iphone | cable | +paraIphone
courtesy | busco teclado bueno para gamer | teclado | ~gamer
courtesy | camara digital buena bonita y barata | camara
courtesy | donde venden procesadores amd | procesador | +amd
brand only | apple | * | +apple
brand only | oimo | * | +oimo
brand only | logitech | * | +logitech
brand only | bose | * | +bose
brand only | msi | * | +msi
incomplete word | mic | mica
incomplete word | cabl | cable
incomplete word | funda sams | fundaCelular | +samsung
incomplete word | tecla | teclado
incomplete word | lap | laptop
incomplete word | proces | procesador
incomplete word | refri | refrigerador
incomplete word | cargador inal | cargador | ~inalambrico
word order | redmi note 13 funda | fundaCelular | @redmi note 13
word order | auto cargador | cargador | +auto
word order | tipo c cable | cable | +tipoC
word order | sony tele | tele | +sony
word order | asus monitor | monitor | +asus
quantity | cargador 20w | cargador | ~20w
quantity | micro sd de 128 gb | microSd | ~128gb
quantity | bateria portatil 10 mil mah | bateriaPortatil | ~10000mah
quantity | cable hdmi 1.8 m | cable | +hdmi ~1.8m
quantity | disco de 1 tera | disco | ~1tb
quantity | memoria ram de 32 gigas | ram | ~32gb
`;
