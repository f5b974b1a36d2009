// What slips of taxis, filling stations, car parks, roads, hotels, chemists and ferries say in eight countries: names of our own invention, variants
// parted by bars.

export interface SlipWording {
  readonly sign: string
  readonly address: readonly string[]
  readonly number: string
  readonly dated: string
  readonly timed: string
  readonly tax: string
  readonly paid: string
  /** By trade: the company; what stands between, a row each; what the total is called. */
  readonly trades: Readonly<Record<string, string>>
}

export const slipWordings: Readonly<Record<string, SlipWording>> = {
  us: {
    sign: '$',
    address: ['418 Canal St', 'New Orleans, LA 70130'],
    number: 'Receipt #|No.|Trans #|Ticket No|No',
    dated: 'Date:|DATE|',
    timed: 'Time:|',
    tax: 'Tax|Sales Tax',
    paid: 'VISA ****4412|Cash|MASTERCARD',
    trades: {
      taxi: 'Crescent Cab Co; Cab No. 214|Trip: 2.4 mi|Pickup: 14:02|Drop-off: 14:19; Fare|FARE TOTAL|Total Fare|FARE',
      fuel: 'Pelican Fuel Stop; Pump# 06|Regular Unleaded|Gallons 11.214|Price/Gal $3.299; FUEL SALE|Fuel Total|TOTAL SALE|SALE',
      parking: 'Riverside Garage; Entry 09:12|Exit 11:47|Duration 2h 35m; Parking Fee|Amount Paid|FEE|Amount',
      toll: 'Bayou Turnpike; Lane 04  Class 1|Plaza: East Bridge; Toll|TOLL PAID|Toll Amount',
      hotel: 'Magnolia Inn; Room 212|Nights: 2|Room charge  180.00; Balance|Total Charges|Amount Due|TOTAL DUE',
      chemist: 'Oak Street Pharmacy; Rx 448213|Ibuprofen 200mg; You Pay|TOTAL|Patient Pays|Copay',
      ticket: 'Gulf Coast Rail; Adult x1|From: Mobile|To: Biloxi; Ticket Price|Fare|Price|Total Price',
    },
  },
  gb: {
    sign: '£',
    address: ['18 Quay Street', 'Bristol BS1 4DJ'],
    number: 'Receipt No:|No.|Ticket No.|Ref:',
    dated: 'Date:|',
    timed: 'Time:|',
    tax: 'VAT|VAT @ 20%',
    paid: 'Visa Debit|Cash|CONTACTLESS',
    trades: {
      taxi: 'Avon Cars; Plate 318|Journey: Temple Meads - Clifton; Fare|Total fare|FARE PAID',
      fuel: 'Severn Service Station; Pump 4|Unleaded 95|32.41 L @ 1.459 /L; Fuel total|SALE|To pay',
      parking: 'Harbourside Car Park; Entry 09:12|Exit 11:47; Parking charge|Fee paid|Amount paid|Tariff paid',
      toll: 'Severn Crossing; Lane 3|Class 1; Toll|Toll paid',
      hotel: 'The Anchor Hotel; Room 12|2 nights; Balance due|To pay|Amount charged',
      chemist: 'Clifton Pharmacy; Paracetamol 16s; To pay|Total|Charge',
      ticket: 'Great Western Ferries; 1 Adult Single|Bristol - Portishead; Price|Fare|Ticket price',
    },
  },
  de: {
    sign: '€',
    address: ['Hafenstr. 12', '24103 Kiel'],
    number: 'Beleg-Nr.|Nr.|Quittung Nr.|Nr',
    dated: 'Datum:|',
    timed: 'Uhrzeit:|',
    tax: 'enth. MwSt 19%|MwSt 19%|MwSt 7%',
    paid: 'girocard|Bar|VISA',
    trades: {
      taxi: 'Taxi Petersen; Wagen 17|Fahrt: Hbf - Hafen|Tour 8,4 km; Fahrpreis|Fahrtkosten|Beförderungsentgelt|Fahrpreis gesamt',
      fuel: 'Tankstelle Nordwind; Säule 3|Super E10|32,41 l x 1,799 EUR/l; Tankbetrag|Kraftstoff gesamt|Betrag|Zu zahlen',
      parking: 'Parkhaus Sophienhof; Einfahrt 09:12|Ausfahrt 11:47|Parkdauer 2 Std 35; Parkgebühr|Parkentgelt|Entgelt|Gebühr',
      toll: 'Fähre Holtenau; PKW bis 6 m; Maut|Mautbetrag|Entgelt',
      hotel: 'Hotel Seestern; Zimmer 12|2 Nächte|Kurtaxe 4,00; Rechnungsbetrag|Endbetrag|Zahlbetrag',
      chemist: 'Löwen-Apotheke; Ibuprofen 400|Zuzahlung; Zu zahlen|Eigenanteil|Summe',
      ticket: 'Nordbahn; Einzelfahrt Erwachsener|von Kiel nach Plön; Preis|Fahrpreis|Ticketpreis',
    },
  },
  fr: {
    sign: '€',
    address: ['12 quai du Port', '13002 Marseille'],
    number: 'Ticket n°|N°|Reçu n°|No',
    dated: 'Date :|Le|',
    timed: 'Heure :|à|',
    tax: 'TVA 10%|dont TVA 20%',
    paid: 'CB|Espèces|VISA',
    trades: {
      taxi: 'Taxis Phocéens; Véhicule 214|Course 8,4 km; Prix de la course|Montant de la course|Course',
      fuel: 'Station du Vallon; Pompe 3|SP95-E10|32,41 L|1,799 €/L; Montant|Montant TTC|À payer',
      parking: 'Parking République; Entrée 09:12|Sortie 11:47|Durée 2h35; Montant payé|Montant dû|Tarif|Prix',
      toll: 'Autoroutes du Sud; Classe 1|Gare : Lançon; Péage|Montant perçu|Montant TTC',
      hotel: 'Hôtel des Calanques; Chambre 12|2 nuits; Solde|Montant total|Net à payer',
      chemist: 'Pharmacie du Panier; Doliprane 1000; À régler|Reste à charge|A payer',
      ticket: 'Navettes du Frioul; 1 Adulte aller-retour; Prix|Prix TTC|Tarif',
    },
  },
  es: {
    sign: '€',
    address: ['Calle del Puerto, 12', '29016 Málaga'],
    number: 'Nº|Ticket nº|Recibo nº|Núm.',
    dated: 'Fecha:|Fecha|',
    timed: 'Hora:|',
    tax: 'IVA 10%|IVA 21%',
    paid: 'Tarjeta|Efectivo|VISA',
    trades: {
      taxi: 'Taxi Málaga Lic. 214; Recorrido 8,4 km|Suplemento 0,00; Importe|Importe del servicio|Importe total|Precio',
      fuel: 'Estación El Olmo; Surtidor 3|Sin plomo 95|32,41 L|1,599 €/L; Importe|Importe EUR|A pagar',
      parking: 'Aparcamiento Plaza; Entrada 09:12|Salida 11:47; Importe|Importe pagado|Tarifa|A pagar',
      toll: 'Autopista del Sol; Categoría 1|Vía 04; Peaje|Importe|Tarifa',
      hotel: 'Hostal La Rosa; Habitación 12|2 noches; Total factura|Importe a pagar|Saldo',
      chemist: 'Farmacia Central; Ibuprofeno 600; A pagar|Aportación|Importe',
      ticket: 'Autobuses del Sur; Billete sencillo|Málaga - Ronda; Precio|Importe|PVP',
    },
  },
  it: {
    sign: '€',
    address: ['Via del Porto 12', '16126 Genova'],
    number: 'N.|Scontrino n.|Ricevuta n.|Doc. n.',
    dated: 'Data|Data:|',
    timed: 'Ora|Ora:|',
    tax: 'IVA 10%|di cui IVA 22%',
    paid: 'Carta|Contanti|Bancomat',
    trades: {
      taxi: 'Radiotaxi Genova; Vettura 214|Corsa 8,4 km; Importo corsa|Tariffa|Prezzo corsa|Importo',
      fuel: 'Stazione La Lanterna; Pompa 3|Benzina|32,41 L|1,799 €/L; Importo|Importo erogato|Da pagare',
      parking: 'Parcheggio Marina; Entrata 09:12|Uscita 11:47; Importo pagato|Da pagare|Tariffa|Importo',
      toll: 'Autostrade Liguri; Classe A|Casello Recco; Pedaggio|Importo pedaggio|Importo',
      hotel: 'Albergo Aurora; Camera 12|2 notti; Totale conto|Da pagare|Saldo',
      chemist: 'Farmacia Doria; Tachipirina 1000; Da pagare|Totale|Importo pagato',
      ticket: 'Battellieri del Golfo; Adulto andata; Prezzo|Importo|Costo biglietto',
    },
  },
  nl: {
    sign: '€',
    address: ['Havenkade 12', '3011 AB Rotterdam'],
    number: 'Bonnr.|Nr.|Bon|Nr',
    dated: 'Datum:|',
    timed: 'Tijd:|',
    tax: 'BTW 9%|Btw 21%',
    paid: 'PIN|Contant|Maestro',
    trades: {
      taxi: 'Taxi Maas; Wagen 214|Rit 8,4 km; Ritprijs|Te betalen|Ritbedrag',
      fuel: 'Tankstation De Brug; Pomp 3|Euro 95|32,41 L|1,999 €/L; Te betalen|Bedrag|Tankbedrag',
      parking: 'Parkeergarage Markt; Inrit 09:12|Uitrit 11:47; Parkeergeld|Te betalen|Betaald bedrag|Bedrag',
      toll: 'Westerschelde Tol; Categorie 1; Tol|Toltarief|Tolbedrag',
      hotel: 'Hotel De Kroon; Kamer 12|2 nachten; Te voldoen|Totaalbedrag|Te betalen',
      chemist: 'Apotheek Zuid; Ibuprofen 400; Te betalen|Eigen bijdrage|Totaal',
      ticket: 'Waterbus; Enkele reis volwassene; Prijs|Te betalen|Ritprijs',
    },
  },
  pt: {
    sign: '€',
    address: ['Rua do Cais, 12', '4050-100 Porto'],
    number: 'N.º|Recibo n.º|Talão n.º|Nº',
    dated: 'Data:|Data|',
    timed: 'Hora:|',
    tax: 'IVA 6%|IVA 23%',
    paid: 'Multibanco|Dinheiro|VISA',
    trades: {
      taxi: 'Táxis do Douro; Viatura 214|Percurso 8,4 km; Valor do serviço|Tarifa|Preço|Importância',
      fuel: 'Posto da Boavista; Bomba 3|Gasolina 95|32,41 L|1,699 €/L; Valor|A pagar|Valor total',
      parking: 'Parque da Trindade; Entrada 09:12|Saída 11:47; Valor pago|Valor|A pagar|Tarifa',
      toll: 'Autoestradas do Norte; Classe 1|Portagem Maia; Portagem|Taxa de portagem|Valor pago',
      hotel: 'Residencial Aurora; Quarto 12|2 noites; Total a pagar|Saldo|Valor a pagar',
      chemist: 'Farmácia Sá; Ben-u-ron 1g; A pagar|Valor a pagar|Total',
      ticket: 'Barcos do Douro; Bilhete adulto; Preço|Valor|Preço do bilhete',
    },
  },
}
