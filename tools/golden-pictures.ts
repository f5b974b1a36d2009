// node tools/golden-pictures.ts    rewrites the pictures of pages in engine/golden: Chinese and Japanese print as a scanner sees it.
// Chromium sets them in Noto's faces (fonts-noto-cjk, SIL Open Font License), so that the same bytes need the same versions of both.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const folder = join(import.meta.dirname, '../engine/golden')

const order = `<html lang="zh"><style>
  body { font: 15px/1.75 "Noto Serif CJK SC"; width: 640px; margin: 48px 56px }
  h1 { font-size: 25px; text-align: center } th, td { border: 1px solid #000; padding: 4px 10px } table { border-collapse: collapse; width: 100% }
  td + td + td { text-align: right }
</style><h1>办公用品采购单</h1>
<p>采购单号：CG-2024-0315　　日期：2024年3月15日</p>
<p>根据双方签订的供货合同，请贵公司于三十日内将下列货物送至我方仓库，运输费用由供方承担。货物经验收合格后，我方在收到发票之日起十五日内付清全部货款；如有短少或者损坏，应当在七日内书面通知。</p>
<table><tr><th>品名<th>规格<th>数量<th>单价<th>金额
<tr><td>复印纸<td>A4 80克<td>120<td>18.50<td>2,220.00
<tr><td>文件夹<td>蓝色 大号<td>60<td>6.40<td>384.00
<tr><td>订书机<td>12号针<td>15<td>23.00<td>345.00
<tr><td>合计<td><td>195<td><td>2,949.00</table>
<p>联系人：王建国，电话 010-5550 1234。</p>`

const letter = `<html lang="ja"><style>
  body { font: 19px/1.9 "Noto Serif CJK JP"; writing-mode: vertical-rl; height: 560px; width: 460px; margin: 40px }
  h1 { font-size: 27px; margin: 0 24px 0 8px } p { text-indent: 1em; margin: 0 6px }
</style><h1>図書館からのお知らせ</h1>
<p>来月の第二週は蔵書の点検を行うため、図書館を休館いたします。</p>
<p>休館の間に返却の期限が来る本は、再開の日から三日以内にお返しください。返却口は終日ご利用になれます。</p>
<p>新しく届いた雑誌とデータベースの一覧は、入口の掲示板に貼り出してあります。</p>`

const { CHROMIUM: executablePath = '/usr/bin/chromium' } = process.env
const invoice = `<html lang="ja"><style>
  body { font: 15px/1.55 "Noto Sans CJK JP"; width: 660px; margin: 44px 48px } h1 { text-align: center; letter-spacing: 0.4em; font-size: 26px }
  th, td { border: 1px solid #555; padding: 4px 9px } table { border-collapse: collapse; width: 100% } .r { text-align: right }
  .two { display: flex; justify-content: space-between }
</style><h1>請求書</h1>
<div class="two"><div>株式会社 山田商店 御中<br>〒150-0002<br>東京都渋谷区渋谷二丁目10番5号</div>
<div>請求番号：INV-2024-0042<br>請求日：2024年4月30日<br>支払期限：2024年5月31日<br><br>青空印刷株式会社<br>電話：06-1234-5678<br>登録番号：T1234567890123</div></div>
<p>下記のとおりご請求申し上げます。</p><p><b>ご請求金額　￥138,600</b>（税込）</p>
<table><tr><th>品目<th>数量<th>単位<th>単価<th>金額
<tr><td>パンフレット印刷<td class="r">2,000<td>部<td class="r">38<td class="r">76,000
<tr><td>名刺デザイン料<td class="r">1<td>式<td class="r">30,000<td class="r">30,000
<tr><td>封筒（長形3号）<td class="r">1,000<td>枚<td class="r">20<td class="r">20,000
<tr><td class="r" colspan="4">小計<td class="r">126,000<tr><td class="r" colspan="4">消費税（10%）<td class="r">12,600
<tr><td class="r" colspan="4">合計<td class="r">138,600</table>`

const browser = await chromium.launch({ executablePath })
try {
  for (const [name, page, width, height] of [
    ['chinese-order', order, 752, 720],
    ['japanese-columns', letter, 540, 640],
    ['japanese-invoice', invoice, 756, 760],
  ] as const) {
    const view = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.6 })
    await view.setContent(page)
    const bytes = await view.screenshot()
    await writeFile(join(folder, `${name}.png`), bytes)
    console.log(`${name}: ${bytes.length} bytes`)
  }
} finally {
  await browser.close()
}
