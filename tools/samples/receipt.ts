import { chromium } from '@playwright/test'

const items = [
  ['Apples, 1.2 kg', '3.48'],
  ['Sourdough loaf', '3.90'],
  ['Butter 250 g', '2.75'],
  ['Tomatoes on the vine', '2.20'],
  ['Coffee beans 500 g', '8.95'],
] as const
const rows = items.map(([name, price]) => `<p><span>${name}</span><span>${price}</span></p>`).join('')

/** A till slip on a table, a little turned and tilted, lit from one side, and not quite sharp. */
const scene = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 960px; height: 1400px; overflow: hidden; perspective: 2600px;
    background: repeating-linear-gradient(94deg, #6b5140 0 7px, #735846 7px 19px, #664c3c 19px 31px, #7a5f4b 31px 44px), #6b5140; }
  .slip { position: absolute; left: 190px; top: 110px; width: 580px; height: 1130px; box-sizing: border-box; padding: 54px 46px;
    font: 500 27px/1.55 "DejaVu Sans Mono", monospace; color: #34322f; letter-spacing: -0.5px; filter: blur(0.6px);
    background: linear-gradient(100deg, #e6e1d6, #f7f4ec 35%, #fbf9f3 60%, #ddd6c9);
    transform: rotateX(9deg) rotateY(-4deg) rotateZ(-2.4deg); box-shadow: 22px 30px 46px rgb(20 12 6 / 55%), 2px 3px 6px rgb(20 12 6 / 40%); }
  .slip::after { content: ""; position: absolute; inset: 0;
    background: linear-gradient(180deg, transparent 46%, rgb(60 50 40 / 13%) 47.2%, rgb(255 255 255 / 30%) 48%, transparent 50%); }
  h1 { font-size: 36px; text-align: center; margin: 0 0 6px; letter-spacing: 0; }
  .c { text-align: center; margin: 0; }
  p { display: flex; justify-content: space-between; margin: 0; }
  .l { border-top: 3px dashed #6a665f; margin: 26px 0; }
  .t { font-size: 40px; font-weight: 700; }
  .light { position: absolute; inset: 0; background: linear-gradient(115deg, rgb(255 240 214 / 20%), transparent 42%, rgb(10 6 2 / 36%)); }
</style><body><div class="slip"><h1>CORNER GREENGROCER</h1><div class="c">7 Market Street, Leeds</div>
<div class="c">Date: 03/02/2026 &nbsp; Time: 16:42</div><div class="c">Receipt no. 008213</div><div class="l"></div>${rows}<div class="l"></div>
<p class="t"><span>TOTAL GBP</span><span>21.28</span></p><p><span>Card</span><span>21.28</span></p><div class="l"></div>
<div class="c">Thank you, see you soon</div></div><div class="light"></div></body>`

/** Takes the picture of the receipt, as a telephone would give it, and writes it to `path` as a JPEG. Needs Chromium. */
export async function photographReceipt(path: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({ viewport: { width: 960, height: 1400 } })
  await page.setContent(scene)
  await page.screenshot({ path, type: 'jpeg', quality: 78 })
  await browser.close()
}
