import { Marked, type PaperProps } from './Marked.tsx'

/** The sample contract. */
export function Contract({ marked = [] }: PaperProps) {
  return (
    <div className="page">
      <div className="pg ctp">
        <div className="h5">Services agreement</div>
        <p>
          This agreement is made on 9 September 2024 between <b>Brightwater Logistics Ltd</b> (“the Client”) and{' '}
          <b>Oduya Consulting GmbH</b> (“the Supplier”), together “the parties”.
        </p>
        <p>
          <b>1. Services.</b> The Supplier shall provide route planning and reporting services as described in Schedule A, with the skill
          and care expected of a competent professional.
        </p>
        <p>
          <b>2. Term.</b> This agreement starts on 1 October 2024 and continues for{' '}
          <Marked id="term" marked={marked}>
            twenty-four (24) months
          </Marked>
          , unless ended earlier under clause 7.
        </p>
        <p>
          <b>3. Fees.</b> The Client shall pay{' '}
          <Marked id="fee" marked={marked}>
            EUR 8,400 per month
          </Marked>
          , excluding VAT, within thirty days of receipt of a valid invoice.
        </p>
        <p>
          <b>4. Confidentiality.</b> Each party shall keep confidential all information marked as such, and shall use it only for the
          purposes of this agreement.
        </p>
        <p>
          <b>5. Data protection.</b> The parties shall comply with the law that applies to personal data. The Supplier acts as processor
          under Schedule B.
        </p>
        <p>
          <b>6. Liability.</b> Neither party's total liability shall exceed EUR 100,800 in any contract year.
        </p>
        <p>
          <b>7. Ending.</b> Either party may end this agreement with ninety (90) days' written notice. This agreement is governed by the law
          of the Netherlands.
        </p>
        <div className="sg">
          <div>
            <i>M. Hale</i>For the Client
            <br />
            Margaret Hale, Director
          </div>
          <div>
            <i>T. Oduya</i>For the Supplier
            <br />
            Tunde Oduya, Managing Director
          </div>
        </div>
      </div>
    </div>
  )
}
