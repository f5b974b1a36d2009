// What forms ask in Italian, Dutch and Portuguese, and what people write into them. All names are invented, whatever they resemble.

import type { FormWording } from './form-wording.ts'

export const furtherFormWordings: Readonly<Record<string, FormWording>> = {
  it: {
    titles: [
      'Domanda di iscrizione',
      'Denuncia di sinistro',
      'Richiesta di locazione',
      'Registrazione dei volontari',
      'Prestito di attrezzature',
    ],
    sections: ['Dati personali', 'Recapiti', 'La sua richiesta', 'Dati economici', "Spazio riservato all'ufficio"],
    hints: ['Scrivere in stampatello e consegnare questo foglio in portineria.', 'Lasciare in bianco ciò che non la riguarda.'],
    yes: 'Sì',
    no: 'No',
    months: [
      'gennaio',
      'febbraio',
      'marzo',
      'aprile',
      'maggio',
      'giugno',
      'luglio',
      'agosto',
      'settembre',
      'ottobre',
      'novembre',
      'dicembre',
    ],
    people: ['Ludovica Bragadin', 'Ettore Santangelo', 'Chiara Dell’Orto', 'Samuele Pittau'],
    streets: ['Via dei Mulini 12', 'Corso Garibaldi 230/B', 'Piazza San Rocco, 3'],
    towns: ['37121 Verona', '50125 Firenze', '09124 Cagliari'],
    telephones: ['045 555 01 82', '+39 347 998 1420', '055 5550 316'],
    companies: ['Falegnameria Ronchi S.r.l.', 'Scuola del Frutteto', 'Autotrasporti Melis'],
    occupations: ['Falegname', 'Segretaria scolastica', 'Infermiere', 'Autista'],
    nationalities: ['italiana', 'svizzera', 'albanese'],
    remarks: ['Serve l’accesso con sedia a rotelle.', 'Le chiavi sono dal vicino', 'Telefonare dopo le ore 18'],
    fields: `applicant | Cognome e nome; Nome del richiedente; Richiedente | chi chiede; persona
birthplace | Luogo di nascita; Nato/a a | città natale; comune di nascita
street | Via e numero civico; Indirizzo; Residente in via | abitazione; dove abita
town | CAP e città; CAP - Comune | località; paese
phone | Telefono diurno; Cellulare; Tel. | numero da chiamare; recapito
email | Indirizzo e-mail; Posta elettronica | mail; casella
occupation | Professione; Impiego attuale | mestiere; lavoro
employer | Datore di lavoro; Lavora presso | ditta; azienda
reference | Numero di polizza; Nostro riferimento; Pratica n. | identificativo; chiave
contact | Persona da avvisare; Contatto di emergenza | familiare; parente
nationality | Cittadinanza; Nazionalità | paese del passaporto; stato
remarks | Osservazioni; Esigenze particolari; Altro | note; commenti
born | Data di nascita; Nato/a il | compleanno; giorno di nascita
begins | Data di inizio desiderata; A partire dal | avvio; primo giorno
happened | Data del sinistro; Avvenuto il | giorno dell'incidente; successo
income | Reddito netto mensile; Stipendio netto al mese | guadagno; paga
fee | Quota di iscrizione; Tassa da pagare | costo; contributo
deposit | Deposito cauzionale; Cauzione versata | garanzia; somma trattenuta
persons | Numero di persone in famiglia; Persone | componenti del nucleo; conviventi
distance | Distanza dal lavoro in km; Chilometri percorsi | tragitto; quanto viaggia
share | Quota di proprietà; Partecipazione | percentuale posseduta; parte
discount | Sconto concesso; Riduzione | ribasso; abbuono
consent | Desidero ricevere il notiziario; Inviatemi il notiziario | bollettino; novità
smoker | Fuma?; Fumatore | tabacco; abitudine al fumo
status | Stato civile; Situazione familiare | sposato o no; famiglia
delivery | Come dobbiamo rispondere?; Modalità di risposta | canale; risposta per`,
    options: {
      status: ['Celibe/nubile', 'Coniugato/a', 'Divorziato/a', 'Vedovo/a'],
      delivery: ['Per posta', 'Per e-mail', 'Per telefono'],
    },
    goods: { titles: ['Articolo', 'Quantità', 'Prezzo unitario'], texts: ['Tavolo pieghevole', 'Proiettore', 'Prolunga', 'Faro da scena'] },
    family: { titles: ['Nome del figlio', 'Data di nascita', 'Scuola'], texts: ['Ginevra', 'Achille', 'Bianca'] },
  },
  nl: {
    titles: ['Aanvraag lidmaatschap', 'Schadeformulier', 'Aanvraag huurwoning', 'Aanmelding vrijwilligers', 'Aanvraag leenmateriaal'],
    sections: ['Over u', 'Hoe wij u bereiken', 'Uw verzoek', 'Financiën', 'Niet invullen, voor kantoor'],
    hints: ['Vul in met blokletters en lever dit blad in bij de balie.', 'Laat leeg wat niet van toepassing is.'],
    yes: 'Ja',
    no: 'Nee',
    months: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
    people: ['Sietske Hoekstra', 'Joris van der Velde', 'Fatima El Idrissi', 'Maarten Wolters'],
    streets: ['Molenstraat 12', 'Oude Kade 230 A', 'Lindelaan 3'],
    towns: ['8911 AB Leeuwarden', '3512 KL Utrecht', '6211 CD Maastricht'],
    telephones: ['058 555 01 82', '+31 6 3998 1420', '030-555 0316'],
    companies: ['Timmerbedrijf Postma B.V.', 'Basisschool De Boomgaard', 'Transport Willemsen'],
    occupations: ['Timmerman', 'Schoolsecretaresse', 'Verpleegkundige', 'Vrachtwagenchauffeur'],
    nationalities: ['Nederlandse', 'Belgische', 'Marokkaanse'],
    remarks: ['Toegang met rolstoel achterom nodig.', 'Sleutel ligt bij de buren', 'Liever bellen na 18 uur'],
    fields: `applicant | Voor- en achternaam; Naam aanvrager; Aanvrager | wie vraagt aan; persoon
birthplace | Geboorteplaats; Geboren te | stad van geboorte; afkomstig uit
street | Straat en huisnummer; Adres; Woonadres | verblijf; waar hij woont
town | Postcode en woonplaats; Postcode / Plaats | stad; gemeente
phone | Telefoon overdag; Mobiel; Tel.nr. | belnummer; bereikbaar op
email | E-mailadres; E-mail | elektronische post; mail
occupation | Beroep; Huidige functie | vak; werk
employer | Werkgever; In dienst bij | bedrijf; firma
reference | Polisnummer; Ons kenmerk; Dossiernr. | identificatie; sleutel
contact | Te waarschuwen bij nood; Contactpersoon noodgeval | familielid; naaste
nationality | Nationaliteit; Burger van | land van paspoort; staatsburgerschap
remarks | Opmerkingen; Bijzondere wensen; Overig | notities; aantekening
born | Geboortedatum; Geboren op | verjaardag; dag van geboorte
begins | Gewenste ingangsdatum; Met ingang van | begin; eerste dag
happened | Schadedatum; Datum voorval | gebeurd op; dag van ongeluk
income | Netto maandinkomen; Nettoloon per maand | verdiensten; salaris
fee | Inschrijfgeld; Te betalen bijdrage | kosten; contributie
deposit | Waarborgsom; Betaalde borg | zekerheid; onderpand
persons | Aantal personen in huishouden; Personen | gezinsgrootte; bewoners
distance | Afstand tot werk in km; Gereden kilometers | woon-werk; hoe ver
share | Eigendomsaandeel; Belang | deel in bezit; percentage
discount | Verleende korting; Reductie | prijsverlaging; afslag
consent | Ik wil de nieuwsbrief ontvangen; Stuur mij de nieuwsbrief | abonnement; nieuws
smoker | Rookt u?; Roker | tabak; rookgedrag
status | Burgerlijke staat; Gezinssituatie | getrouwd of niet; familie
delivery | Hoe zullen wij antwoorden?; Antwoord bij voorkeur | kanaal; reactie via`,
    options: { status: ['Ongehuwd', 'Gehuwd', 'Gescheiden', 'Weduwe/weduwnaar'], delivery: ['Per post', 'Per e-mail', 'Telefonisch'] },
    goods: { titles: ['Artikel', 'Aantal', 'Stukprijs'], texts: ['Klaptafel', 'Beamer', 'Verlengsnoer', 'Toneellamp'] },
    family: { titles: ['Naam kind', 'Geboortedatum', 'School'], texts: ['Roosmarijn', 'Teun', 'Fenna'] },
  },
  pt: {
    titles: [
      'Pedido de adesão',
      'Participação de sinistro',
      'Proposta de arrendamento',
      'Inscrição de voluntários',
      'Pedido de empréstimo de material',
    ],
    sections: ['Os seus dados', 'Como o contactamos', 'O seu pedido', 'Dados financeiros', 'Reservado aos serviços'],
    hints: ['Escreva em maiúsculas e entregue esta folha na receção.', 'Deixe em branco o que não se aplica.'],
    yes: 'Sim',
    no: 'Não',
    months: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
    people: ['Leonor Quintela', 'Duarte Sampaio', 'Inês Vasconcelos Pinto', 'Joaquim Travassos'],
    streets: ['Rua do Moinho, 12', 'Avenida da Liberdade 230, 4.º Esq.', 'Largo da Fonte, 3'],
    towns: ['4700-035 Braga', '3000-213 Coimbra', '8000-138 Faro'],
    telephones: ['253 555 018', '+351 912 998 142', '239 555 031'],
    companies: ['Carpintaria Morais, Lda.', 'Escola do Pomar', 'Transportes Abrantes'],
    occupations: ['Carpinteiro', 'Secretária escolar', 'Enfermeiro', 'Motorista'],
    nationalities: ['portuguesa', 'brasileira', 'angolana'],
    remarks: ['Precisa de acesso com cadeira de rodas.', 'As chaves estão com o vizinho', 'Ligar de preferência depois das 18 horas'],
    fields: `applicant | Nome completo; Nome do requerente; Requerente | quem pede; pessoa
birthplace | Local de nascimento; Nascido em | terra natal; naturalidade
street | Rua e número; Morada; Endereço | reside; onde vive
town | Código postal e localidade; CP - Cidade | município; terra
phone | Telefone de dia; Telemóvel; Tel. | número a ligar; contacto
email | Correio eletrónico; Endereço de e-mail | mail; caixa de correio
occupation | Profissão; Emprego atual | ofício; trabalho
employer | Entidade patronal; Empregador | firma; empresa
reference | Número da apólice; Nossa referência; Processo n.º | identificador; chave
contact | Avisar em caso de emergência; Contacto de emergência | familiar; parente
nationality | Nacionalidade; Cidadania | país do passaporte; cidadão de
remarks | Observações; Necessidades especiais; Outros | notas; comentários
born | Data de nascimento; Nascido a | aniversário; dia em que nasceu
begins | Data de início pretendida; A partir de | começo; primeiro dia
happened | Data do sinistro; Ocorrido em | dia do acidente; aconteceu
income | Rendimento líquido mensal; Salário líquido por mês | ganhos; ordenado
fee | Taxa de inscrição; Valor a pagar | custo; quota
deposit | Caução; Caução entregue | garantia; dinheiro retido
persons | Número de pessoas no agregado; Pessoas | dimensão da família; habitantes
distance | Distância ao trabalho em km; Quilómetros percorridos | trajeto; quanto viaja
share | Participação; Quota-parte | percentagem detida; parte
discount | Desconto concedido; Redução | abatimento; baixa de preço
consent | Desejo receber o boletim; Enviem-me o boletim | assinatura de notícias; novidades
smoker | Fuma?; Fumador | tabaco; hábito de fumar
status | Estado civil; Situação familiar | casado ou não; família
delivery | Como devemos responder?; Meio de resposta | canal; resposta por`,
    options: { status: ['Solteiro/a', 'Casado/a', 'Divorciado/a', 'Viúvo/a'], delivery: ['Por carta', 'Por e-mail', 'Por telefone'] },
    goods: { titles: ['Artigo', 'Quantidade', 'Preço unitário'], texts: ['Mesa dobrável', 'Projetor', 'Extensão', 'Holofote'] },
    family: { titles: ['Nome do filho', 'Data de nascimento', 'Escola'], texts: ['Matilde', 'Salvador', 'Benedita'] },
  },
}
