import { fontUrl, unicodeRanges } from '~/theme/font-files'
import { hue, ink } from '~/theme/tokens'

const fontFaces = (
  [
    ['Rajdhani', 600],
    ['Rajdhani', 700],
    ['Hind', 400],
  ] as const
).flatMap(([family, weight]) =>
  Object.entries(unicodeRanges).map(
    ([script, range]) =>
      `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${fontUrl(family, script, weight)}) format('woff2');unicode-range:${range}}`,
  ),
)

/** The look of the pages for frames, by hand: what the app needs for its screens is twenty times as long. */
export const embedStyles = `${fontFaces.join('')}
*,::before,::after{box-sizing:border-box;margin:0;padding:0;transition:none}
html{color-scheme:dark;background:${ink[950]}}
html[data-background=none]{color-scheme:normal;background:none}
body{color:${hue.bone};font:400 15px/1.5 Hind,sans-serif;overflow-wrap:anywhere}
main{max-width:1280px;margin:auto;padding:16px}
header{border-top:6px solid ${hue.saffron};margin-bottom:20px}
h1,h2,h3,th,td,caption,b,i,a,time{font-family:Rajdhani,sans-serif;font-style:normal}
h1{font-size:clamp(28px,6vw,52px);line-height:.84;margin:-.04em 0 12px;font-weight:700;text-transform:uppercase;letter-spacing:-.02em}
h2{font-size:22px;line-height:1;margin-bottom:12px;text-transform:uppercase;color:${hue.saffron}}
h3,caption{font-size:16px;font-weight:600;line-height:1.2;padding:10px 0;text-align:left;text-transform:uppercase;letter-spacing:.05em;color:${hue.ash}}
header p{color:${hue.ash}}
header b{font-size:18px;color:${hue.marigold}}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:12px 20px;align-items:start}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 6px;border-top:1px solid ${ink[700]};text-align:right;font-size:17px;font-weight:700;line-height:1.1}
thead th{font-size:13px;font-weight:600;text-transform:uppercase;color:${hue.ash};border:0}
tr>th:first-child{text-align:left}
i{display:inline-block;min-width:1.6em;color:${hue.ash}}
.advances i{color:${hue.marigold}}
small{font:600 12px/1 Rajdhani,sans-serif;text-transform:uppercase;letter-spacing:.05em;color:${hue.marigold}}
ul{list-style:none;display:grid;gap:10px}
li{padding:8px 12px;background:${ink[800]};border-left:4px solid ${ink[600]}}
li p{display:flex;justify-content:space-between;gap:12px;color:${hue.ash}}
li .winner{color:${hue.bone}}
li .winner span::after{content:" \\2022  won";font-size:12px;color:${hue.marigold}}
time{font-size:14px;font-weight:600;color:${hue.ash}}
footer{margin-top:16px}
a{display:inline-block;padding:10px 0;font-size:16px;font-weight:700;text-transform:uppercase;color:${hue.marigold};text-underline-offset:4px}
a:focus-visible{outline:2px solid ${hue.marigold};outline-offset:3px}
[data-background=none] :is(header,section,footer){padding:10px 14px;background:${ink[950]}d9}
[data-background=none] header{padding-top:0}
`
