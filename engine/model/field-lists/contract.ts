import { dateField, listField, moneyField, nameParts, textField } from './building.ts'
import type { PublishedList } from './published-list.ts'

/** Spans of time are given as a count in figures and an English unit ("18 months") whatever the page's language; the words keep the print. */
export const contract: PublishedList = {
  kind: 'contract',
  version: 1,
  title: 'Contract',
  definitions: [
    textField('title', 'Title', 'What the contract calls itself.'),
    dateField(
      'effective_date',
      'Effective date',
      'The day from which the contract holds.',
      'effective date|date of agreement|commencement date|start date|vertragsbeginn|gültig ab|date d’effet|date d’entrée en vigueur|fecha de entrada en vigor|data di decorrenza|ingangsdatum|data de início',
    ),
    dateField('agreement_date', 'Date of agreement', 'The day the contract is dated or made, where it says so.'),
    dateField(
      'expiration_date',
      'Expiration date',
      'The last day on which the contract holds.',
      'expiration date|expiry date|end date|vertragsende|date de fin|fecha de vencimiento|data di scadenza|einddatum|data de termo',
    ),
    textField(
      'jurisdiction',
      'Jurisdiction',
      'The state or country whose law governs, in English and without "State of".',
      'governing law|jurisdiction|applicable law|gerichtsstand|anwendbares recht|droit applicable|ley aplicable|legge applicabile|toepasselijk recht|lei aplicável',
    ),
    textField('governing_law', 'Governing law', 'The sentence that says whose law governs.'),
    listField(
      'party',
      'Parties',
      'Who makes the contract.',
      [
        textField('name', 'Name', 'Name of the party as printed.'),
        ...nameParts,
        textField('role', 'Role', 'What the contract calls the party.'),
      ],
      'parties|between|parteien|vertragsparteien|partes|parti|partijen',
    ),
    textField(
      'term',
      'Term',
      'How long the contract runs, such as "3 years".',
      'term|duration|laufzeit|vertragsdauer|durée|duración|durata|looptijd|duração|prazo',
    ),
    textField(
      'notice_period',
      'Notice period',
      'How long before its end notice must be given.',
      'notice period|period of notice|kündigungsfrist|préavis|plazo de preaviso|preavviso|opzegtermijn|aviso prévio',
    ),
    textField('termination', 'Termination', 'The sentence that says who may end the contract, and how.'),
    textField('renewal', 'Renewal', 'The sentence that says how the contract is renewed.'),
    textField('renewal_term', 'Renewal term', 'How long each renewal runs.'),
    textField('confidentiality_term', 'Confidentiality term', 'How long secrecy lasts after the contract or a disclosure.'),
    textField(
      'payment_terms',
      'Payment terms',
      'Within what time payments fall due.',
      'payment terms|zahlungsziel|zahlungsbedingungen|conditions de paiement|condiciones de pago|termini di pagamento|betalingstermijn|condições de pagamento',
    ),
    textField('liability_cap', 'Liability', 'The sentence that limits liability.'),
    listField('amounts', 'Amounts', 'Sums of money that the contract names.', [
      moneyField('amount', 'Amount', 'The sum.'),
      textField('description', 'Description', 'The words around it.'),
    ]),
    listField(
      'signatures',
      'Signatures',
      'Who signed.',
      [
        textField('party', 'For', 'The party signed for.'),
        textField('name', 'Name', 'Name of the signer.'),
        ...nameParts,
        textField('title', 'Title', 'Office of the signer.'),
        dateField('date', 'Date', 'Day of the signature.'),
      ],
      'signatures|unterschriften|firmas|firme|handtekeningen|assinaturas',
    ),
  ],
}
