// The words of clauses that people ask for, in seven languages: what the law is, how a contract ends, how it renews, how far one is liable.

/** A clause and the words by which its sentence is known. */
export interface ClauseWording {
  readonly name: string
  /** With the flag g: every place of a text is looked at. */
  readonly said: RegExp
  readonly sure: number
}

/** Any of some words with no end of a sentence between them; a stop within a sum ("25.000") is none. */
const within = (letters: number): string => String.raw`(?:[^.;]|[.](?=\d)){0,${letters}}?`
const either = (...sources: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'giu')

/** Of several sentences the first is the clause. */
export const clauseWordings: readonly ClauseWording[] = [
  {
    name: 'governing_law',
    said: either(
      String.raw`(?:governed|construed|interpreted)${within(160)}\blaws?\b`,
      String.raw`unterlieg(?:t|en)${within(80)}recht\b`,
      String.raw`(?:es\s+gilt|gilt\s+(?:das|ausschließlich|das\s+recht))${within(60)}recht(?!\p{L})|\p{L}*recht\s+(?:findet|ist)${within(40)}(?:anwendung|anwendbar|anzuwenden)`,
      String.raw`soumise?s?\s+(?:au|à\s+la|aux)\s+(?:droit|lois?)(?!\p{L})`,
      String.raw`régie?s?${within(80)}\b(?:droit|lois?)\b`,
      String.raw`(?:regirán?|rigen?)${within(80)}\b(?:ley|leyes|derecho|legislación)\b`,
      String.raw`(?:se\s+somete\p{L}*|sujet[oa])\s+(?:al?|a\s+la)\s+(?:ley|derecho|legislación)`,
      String.raw`(?:si\s+applica|applicabile|soggett[oa])\s+(?:è\s+)?(?:al?|alla)?\s*(?:la\s+)?(?:legge|diritto)`,
      String.raw`aplica(?:-se|m-se)?\s+(?:a|o|as)?\s*(?:lei|leis|direito|legislação)\s+\p{L}+|(?:sujeit|submetid)[oa]\s+(?:à|ao)\s+(?:lei|direito|legislação)`,
      String.raw`regolat\p{L}*${within(80)}\b(?:legge|diritto)\b`,
      String.raw`recht${within(40)}van\s+toepassing`,
      String.raw`(?:regid[oa]s?|rege-se|regem-se)${within(80)}\b(?:lei|leis|direito|legislação)\b`,
    ),
    sure: 0.88,
  },
  {
    name: 'termination',
    said: either(
      String.raw`(?:(?:either|each|any|neither|both)\s+(?:of\s+(?:the|them)\s*)?(?:part(?:y|ies))?|(?:the\s+)?(?:part(?:y|ies)|company|employer|employee|customer|client|supplier|contractor|consultant|licensor|licensee|landlord|tenant|lessor|lessee|lender|you|we))\s+(?:hereto\s+)?(?:may|can|shall\s+have\s+the\s+right\s+to|has\s+the\s+right\s+to|(?:is|are|shall\s+be)\s+entitled\s+to)\s+${within(70)}(?:terminate|cancel|rescind|end\s+(?:this|the))\b`,
      String.raw`(?:agreement|contract|lease|licen[cs]e|employment|engagement|tenancy|appointment|subscription)\s+(?:may|can)\s+(?:also\s+)?be\s+(?:terminated|cancelled|canceled|ended|determined)\b`,
      String.raw`(?:agreement|contract|lease|licen[cs]e|employment|engagement|tenancy|appointment)\s+is\s+terminable\b`,
      String.raw`(?:kann|können)[\s,]${within(140)}(?:gekündigt|(?:ge)?kündigen|aufgelöst)(?!\p{L})`,
      String.raw`(?:berechtigt|recht)${within(80)}\bzu\s+kündigen`,
      String.raw`recht\s+zur\s+(?:ordentlichen|außerordentlichen|fristlosen|vorzeitigen)?\s*kündigung`,
      String.raw`(?:peut|peuvent|pourra|pourront|pourrait)[\s,]${within(140)}(?:résili(?:er|ée?s?|ation)|dénonc(?:er|ée?s?)|rompre|rompue?|mettre\s+(?:un\s+terme|fin)|mis(?:e)?\s+fin|donner\s+congé)(?!\p{L})`,
      String.raw`(?:faculté|droit)\s+de\s+(?:résilier|mettre\s+fin|dénoncer)`,
      String.raw`(?:podrán?|pueden?)[\s,]${within(140)}(?:resolver(?:lo|se)?|resuelto|resuelta|rescindir(?:lo|se)?|rescindid[oa]|terminar(?:lo|se)?|terminad[oa]|desistir|extinguir(?:lo|se)?|denunciar(?:lo|se)?|poner\s+fin|cancelar(?:lo|se)?)(?!\p{L})`,
      String.raw`(?:può|possono|potrà|potranno)[\s,]${within(140)}(?:recedere|recesso|disdire|disdetta|disdett[oa]|risolvere|risolto|cessare)(?!\p{L})`,
      String.raw`(?:facoltà|diritto)\s+di\s+(?:recedere|recesso)`,
      String.raw`(?:kan|kunnen|mag|mogen)[\s,]${within(140)}(?:opzegg(?:en|ing)|opgezegd|op\s+te\s+zeggen|beëindig(?:en|d)|ontbinden|ontbonden)(?!\p{L})`,
      String.raw`opgezegd\s+worden|(?:gerechtigd|bevoegd|recht)${within(100)}op\s+te\s+zeggen`,
      String.raw`(?:poderá|poderão|pode|podem)[\s,]${within(140)}(?:rescindi\p{L}+|denuncia\p{L}+|resolv(?:er|id[oa])\p{L}*|resilir|revoga\p{L}+|cessar|pôr\s+(?:termo|fim)|(?:ser\s+)?extint[oa]|encerrad[oa])(?!\p{L})`,
    ),
    sure: 0.8,
  },
  {
    name: 'renewal',
    said: either(
      String.raw`automatically\s+(?:be\s+)?(?:renew\p{L}*|extend\p{L}*)|(?:shall|will|may)\s+(?:be\s+)?renew\p{L}*|(?:renew|extend)(?:s|ed)?\s+(?:itself\s+)?automatically`,
      String.raw`verlängern?\s+sich|(?:automatisch|stillschweigend)\s${within(60)}verlänger\p{L}*`,
      String.raw`renouvel\p{L}+\s+(?:par\s+)?tacite|tacite\s+(?:reconduction|renouvellement)|tacitement\s+(?:reconduit|renouvelé)e?|(?:reconduit|renouvelé)e?\s+(?:tacitement|automatiquement)`,
      String.raw`(?:prorrog|renov)\p{L}+\s+(?:de\s+forma\s+|de\s+manera\s+)?(?:automátic|tácita)|(?:automática|tácita)mente\s+(?:prorrog|renov)|tácita\s+reconducción|se\s+prorrogará`,
      String.raw`rinnov\p{L}+\s+(?:tacit|automatic)|tacito\s+rinnovo|(?:tacita|automatica)mente\s+(?:rinnov|prorog)|proroga\p{L}*\s+(?:tacit|automatic)`,
      String.raw`(?:stilzwijgend|automatisch)\s${within(60)}(?:verleng|voortgezet)`,
      String.raw`(?:renova|prorroga)\p{L}*(?:-se)?\s+(?:\p{L}+-se\s+)?(?:automátic|tacita)|(?:automática|automatica|tacita)mente\s+(?:renov|prorrog)|renova(?:r-se-á|-se|m-se)`,
    ),
    sure: 0.82,
  },
  {
    name: 'liability_cap',
    said: either(
      String.raw`(?:aggregate\s+|total\s+|maximum\s+)?(?:liability|liable)(?!\s+(?:company|partnership))${within(140)}(?:(?:shall|will|does|may|can)\s+not\s+exceed|(?:is|are|be)\s+(?:limited|capped|restricted)\s+(?:to|at)|limited\s+to|capped\s+at|(?:in\s+excess\s+of|for\s+more\s+than)\s)`,
      String.raw`(?:haftung|haftet|haften)(?!\p{L})${within(120)}(?:(?<!un)(?:begrenzt|beschränkt)|höchstens|(?:nur\s+)?bis\s+zu(?:r\s+höhe\s+von|m\s+betrag)?\s|maximal)`,
      String.raw`responsabilité(?!\s+(?:limitée|civile))${within(120)}(?:limitée|plafonnée|(?:excéder|dépasser)|n'excèder?a?|ne\s+dépassera|(?:à\s+concurrence|dans\s+la\s+limite)\s)`,
      String.raw`responsabilidad(?!\s+(?:limitada|civil))${within(120)}(?:limitad[ao]|se\s+limita(?:rá)?|(?:exceder|superar)á?(?!\p{L})|como\s+máximo|hasta\s+un\s+máximo)`,
      String.raw`responsabilità(?!\s+(?:limitata|civile))${within(120)}(?:limitat[ao]|(?:eccedere|superare|eccederà|supererà)|nei\s+limiti|fino\s+a\s+un\s+massimo)`,
      String.raw`(?<!beperkte\s)(?:aansprakelijkheid|aansprakelijk)(?!\p{L})${within(120)}(?:(?<!on)beperkt\s+tot|gemaximeerd|gelimiteerd|ten\s+hoogste|maximaal|tot\s+(?:een\s+)?maxim|niet\s+meer\s+(?:bedra\p{L}+\s+)?dan|niet\s+hoger)`,
      String.raw`responsabilidade(?!\s+(?:limitada|civil))${within(120)}(?:limitada|limita-se|(?:exceder|ultrapassar)á?(?!\p{L})|no\s+máximo|até\s+ao?\s+(?:montante|limite|valor))`,
    ),
    sure: 0.75,
  },
]
