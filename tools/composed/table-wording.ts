// The titles of columns by what stands under them, and small words around tables, by language.

import type { ColumnSort } from './table-values.ts'

export interface TableWording {
  readonly titles: Readonly<Record<ColumnSort, readonly string[]>>
  readonly total: string
  readonly table: string
  readonly months: readonly string[]
}

const list = (text: string): readonly string[] => text.split('; ')

export const tableWordings: Readonly<Record<string, TableWording>> = {
  en: {
    titles: {
      name: list('Station; Name; Species; District; Material'),
      remark: list('Remarks; Description; What was found; Purpose'),
      count: list('Members; Visits; Copies; Number of samples; Vessels; Units'),
      decimal: list('Length (m); Rate; Depth; Mean weight in kg; Index'),
      money: list('Amount; Price; Net; Cost; Fee; Balance'),
      percent: list('Share; Change; Growth; Rate of return; in %'),
      date: list('Date; Day; First seen; Due date; Opened on'),
      time: list('Departure; Arrival; Time; From; Opens'),
      tick: list('Basic; Team; Included; Required; Outdoor'),
      identifier: list('Code; Item no.; Account; Reference; ID'),
      phone: list('Telephone; Phone; Direct line'),
      rank: list('No.; #; Pos.'),
    },
    total: 'Total',
    table: 'Table',
    months: list('January; February; March; April; May; June; July; August; September; October; November; December'),
  },
  de: {
    titles: {
      name: list('Station; Name; Gemeinde; Werkstoff; Bezeichnung'),
      remark: list('Bemerkungen; Beschreibung; Zweck; Hinweise'),
      count: list('Mitglieder; Besuche; Anzahl der Proben; Stück; Betten'),
      decimal: list('Länge (m); Rate; Tiefe; Gewicht in kg; Wert'),
      money: list('Betrag; Preis; Netto; Kosten; Gebühr; Saldo'),
      percent: list('Anteil; Veränderung; Wachstum; in %'),
      date: list('Datum; Tag; Fällig am; Eröffnet'),
      time: list('Abfahrt; Ankunft; Uhrzeit; Beginn'),
      tick: list('Basis; Gruppe; Enthalten; Pflicht'),
      identifier: list('Artikelnr.; Konto; Kennung; Code'),
      phone: list('Telefon; Durchwahl; Rufnummer'),
      rank: list('Nr.; Pos.; Rang'),
    },
    total: 'Summe',
    table: 'Tabelle',
    months: list('Januar; Februar; März; April; Mai; Juni; Juli; August; September; Oktober; November; Dezember'),
  },
  fr: {
    titles: {
      name: list('Station; Nom; Commune; Matériau; Désignation'),
      remark: list('Observations; Description; Objet'),
      count: list('Membres; Visites; Nombre d’essais; Unités; Lits'),
      decimal: list('Longueur (m); Taux; Profondeur; Poids en kg; Indice'),
      money: list('Montant; Prix; Net; Coût; Solde'),
      percent: list('Part; Variation; Croissance; en %'),
      date: list('Date; Jour; Échéance; Ouvert le'),
      time: list('Départ; Arrivée; Heure; Début'),
      tick: list('Base; Équipe; Inclus; Obligatoire'),
      identifier: list('Code; Référence; Compte; Article'),
      phone: list('Téléphone; Tél.; Ligne directe'),
      rank: list('N°; Rang; Pos.'),
    },
    total: 'Total',
    table: 'Tableau',
    months: list('janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre'),
  },
  es: {
    titles: {
      name: list('Estación; Nombre; Municipio; Material; Especie'),
      remark: list('Observaciones; Descripción; Objeto'),
      count: list('Miembros; Visitas; Número de muestras; Unidades; Camas'),
      decimal: list('Longitud (m); Tasa; Profundidad; Peso en kg; Índice'),
      money: list('Importe; Precio; Neto; Coste; Saldo'),
      percent: list('Cuota; Variación; Crecimiento; en %'),
      date: list('Fecha; Día; Vencimiento; Abierto el'),
      time: list('Salida; Llegada; Hora; Inicio'),
      tick: list('Básico; Equipo; Incluido; Obligatorio'),
      identifier: list('Código; Referencia; Cuenta; Artículo'),
      phone: list('Teléfono; Tel.; Línea directa'),
      rank: list('N.º; Puesto; Pos.'),
    },
    total: 'Total',
    table: 'Tabla',
    months: list('enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre'),
  },
}
