import { Marked, type PaperProps } from './Marked.tsx'

export const invoiceLines = [
  ['Exhibition catalogue, 148 pp', '400', '6.85', '2,740.00'],
  ['Dust jackets, spot varnish', '400', '0.92', '368.00'],
  ['Wall texts A1, foamex 5 mm', '18', '31.50', '567.00'],
  ['Object labels, sets of 20', '12', '18.40', '220.80'],
  ['Large-print guides, spiral', '25', '9.60', '240.00'],
  ['Banner 2.4 × 6 m, mesh', '2', '284.00', '568.00'],
  ['Courier, two drops', '1', '64.00', '64.00'],
] as const

/** The sample invoice. */
export function Invoice({ marked = [] }: PaperProps) {
  return (
    <div className="page">
      <div className="pg inv">
        <div className="hd">
          <div>
            <div className="co">
              Halden <i>&amp;</i> Ruiz
            </div>
            <div className="sm sm-top">
              Print works since 1974
              <br />
              Unit 6, Carrow Yard, Norwich NR1 1NP
              <br />
              VAT no. GB 482 1197 44
            </div>
          </div>
          <div className="r">
            <div className="h5">Invoice</div>
            <div className="no">
              <Marked id="number" marked={marked}>
                HR-20417
              </Marked>
            </div>
          </div>
        </div>
        <div className="meta">
          <div>
            <div className="k">Bill to</div>
            Northgate Museum Trust
            <div className="sm">12 Priory Row, Lincoln LN2 1PT</div>
          </div>
          <div>
            <div className="k">Invoice date</div>3 December 2024
            <div className="k k-next">Due</div>2 January 2025
          </div>
          <div>
            <div className="k">Your order</div>4500-881
            <div className="k k-next">Terms</div>30 days net
          </div>
        </div>
        <table>
          <thead>
            <tr>
              <th>Description</th>
              <th className="r">Qty</th>
              <th className="r">Unit price</th>
              <th className="r">Amount £</th>
            </tr>
          </thead>
          <tbody>
            {invoiceLines.map(([description, quantity, price, amount], index) => (
              <tr key={description}>
                <td>{description}</td>
                <td className="r">{quantity}</td>
                <td className="r">{price}</td>
                <td className="r">
                  <Marked id={`amount-${index}`} marked={marked}>
                    {amount}
                  </Marked>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="tot">
          <span>Subtotal</span>
          <span>4,767.80</span>
          <span>VAT 20 %</span>
          <span>953.56</span>
          <b>Total due</b>
          <b>
            <Marked id="total" marked={marked}>
              £ 5,721.36
            </Marked>
          </b>
        </div>
        <div className="ft">
          <span>IBAN GB33 BUKB 2020 1555 5555 55</span>
          <span>Registered in England 1192087</span>
        </div>
      </div>
    </div>
  )
}
