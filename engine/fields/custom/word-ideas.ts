// Words of labels by what they mean, in the languages we read: a field named in one of them is printed in another, and in other words.

import { tokensOf } from '../reading/labels.ts'

/** Words of one idea a row. Beginnings of compounds ("Impf…") stand without a space behind them. */
const ideas = [
  'name nom nombre nome naam namn bezeichnung',
  'number no nr nummer numero num nº n° id code',
  'date day datum tag fecha data jour dia giorno on am le',
  'start begin beginning commencement effective from beginn ab debut inicio inizio start ingang decorrenza',
  'end expiry expiration expires expire until to ende ablauf gultig fin expiracion caducidad scadenza vervaldatum validade termino',
  'return returned back ruckgabe retour devolucion restituzione devolucao',
  'owner keeper holder halter inhaber eigentumer proprietaire titulaire propietario titular proprietario intestatario eigenaar houder',
  'employee staff worker mitarbeiter arbeitnehmer beschaftigter employe salarie empleado trabajador dipendente lavoratore werknemer medewerker empregado funcionario',
  'employer arbeitgeber employeur empleador datore werkgever',
  'department division abteilung service departamento reparto ufficio afdeling setor',
  'animal pet tier animale dier mascota',
  'child pupil kind enfant nino nina bambino bambina kindje crianca',
  'guardian parent parents carer erziehungsberechtigter eltern tuteur padre madre tutor genitore genitori ouder voogd',
  'vaccination vaccine vaccinated impf impfung impfstoff vaccin vacuna vaccino vaccinatie vacina',
  'weight gewicht poids peso',
  'species breed tierart rasse espece especie specie diersoort razza',
  'previous last old former ancien precedent precedente alt alter vorheriger anterior vorig vorige',
  'current present new actual neu neuer nouvel nouveau nouvelle nuevo attuale nuovo huidig nieuw atual novo',
  'next following nachste nachster prochain prochaine proximo proxima prossimo prossima volgende',
  'reading index stand zahlerstand releve lectura lettura meterstand leitura',
  'consumption usage verbrauch consommation consumo verbruik',
  'meter counter zahler compteur contador contatore',
  'contract agreement vertrag contrat contrato contratto contract overeenkomst',
  'policy police polizza poliza polis apolice versicherungsschein',
  'insurance insurer versicherung assurance seguro assicurazione verzekering',
  'customer client kunde kundin client cliente klant',
  'supplier vendor lieferant fournisseur proveedor fornitore leverancier fornecedor',
  'tenant lessee mieter locataire inquilino arrendatario locatario conduttore huurder',
  'landlord lessor vermieter bailleur arrendador locatore verhuurder senhorio',
  'driver fahrer conducteur conductor conducente bestuurder motorista',
  'vehicle car fahrzeug vehicule vehiculo veicolo voertuig veiculo auto',
  'registration plate kennzeichen immatriculation matricula targa kenteken zulassung',
  'deposit bond kaution anzahlung caution acompte deposito fianza cauzione acconto borg caucao',
  'fee charge gebuhr frais tasa cuota tariffa quota kosten taxa',
  'total sum gesamt summe gesamtbetrag totale totaal montant',
  'amount betrag importe importo bedrag valor quantia montante',
  'excess selbstbehalt selbstbeteiligung franchise franquicia franchigia',
  'rate tarif satz taux tarifa',
  'daily day tag taglich jour journalier diario giornaliero dag',
  'hour hours stunde stunden heure heures hora horas ora ore uur',
  'due fallig echeance vencimiento vervalt',
  'delivery delivered lieferung liefer livraison entrega consegna levering',
  'sample sampling sampled probe echantillon prelevement muestra campione monster amostra',
  'issue issued ausgestellt ausstellung emission emis emision emissione uitgifte emissao',
  'birth born geburt geboren naissance ne nacimiento nascita geboorte nascimento',
  'purchase bought kauf achat compra acquisto aankoop',
  'arrival arrive ankunft anreise arrivee llegada arrivo aankomst chegada',
  'departure abreise abfahrt depart salida partenza vertrek partida',
  'person persons personen personnes personas persone personen pessoas',
  'signed signature signatory signer unterschrift unterzeichner firma signataire firmante firmatario handtekening assinatura',
  'approved approval approver genehmigt freigegeben approuve aprobado approvato goedgekeurd aprovado',
  'received receiver recipient empfanger erhalten recu recibido destinataire destinatario ricevuto ontvangen recebido',
  'reason purpose grund zweck motif raison motivo razon causale reden',
  'address anschrift adresse direccion domicilio indirizzo adres morada endereco',
  'phone telephone tel mobile telefon handy telefono movil cellulare telefoon telefone telemovel',
  'email mail courriel correo posta',
  'reference referenz ref referencia riferimento kenmerk referencia aktenzeichen',
  'serial seriennummer serie matricola',
  'model modell modele modelo modello',
  'machine device equipment gerat maschine appareil maquina macchina apparaat',
  'doctor physician arzt arztin medecin medico arts',
  'patient patientin paciente paziente',
  'member mitglied membre miembro socio lid membro',
  'school schule ecole escuela scuola escola',
  'account konto compte cuenta conto rekening conta',
]
  .map((row) => row.split(' '))
  .map((words) => words.flatMap((word) => tokensOf(word)))

/** Words that hold two ideas. */
const doubles: readonly (readonly [string, readonly string[]])[] = [
  ['matricola', ['employee', 'number']],
  ['matricule', ['employee', 'number']],
  ['personalnummer', ['employee', 'number']],
  ['policyholder', ['policy', 'holder']],
  ['versicherungsnehmer', ['policy', 'holder']],
  ['zahlerstand', ['meter', 'reading']],
]

const byWord = new Map<string, Set<number>>()
ideas.forEach((words, idea) => {
  for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set()).add(idea))
})

/** Shortest word that is told within a compound. */
const shortest = 4

/** "sampling", "sampled" and "samples" have one stem; never less than four letters. */
const plainStem = (token: string): string => {
  const stem = token.replace(/(?:ing|ed|ers?|s|e|en|n)$/u, '')
  return stem.length >= 4 ? stem : token
}

/** What a word of a label means: its ideas, or its own stem where it has none; of a compound ("Impfdatum") those of each of its words. */
export function meaningsOf(token: string): readonly (readonly string[])[] {
  const both = doubles.find(([word]) => word === token)
  if (both !== undefined) return both[1].flatMap((word) => meaningsOf(word))
  const ideasOf = (word: string): readonly string[] | null => {
    const known = byWord.get(word) ?? byWord.get(plainStem(word))
    return known === undefined ? null : [...known].map((idea) => `#${idea}`)
  }
  const own = ideasOf(token)
  if (own !== null) return [own]
  for (let cut = shortest; cut <= token.length - 3; cut++) {
    const [first, last] = [ideasOf(token.slice(0, cut)), ideasOf(token.slice(cut))]
    if (first !== null && last !== null) return [first, last]
  }
  return [[plainStem(token)]]
}
