import { writeFontFaces } from '~/theme/font-faces'
import { hue, ink } from '~/theme/tokens'

/** The styles of the pages to embed, hand-written because those of the app are twenty times as long. */
export const embedStyles = `${writeFontFaces({ Rajdhani: [600, 700], Hind: [400] })}
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
th,td,.parts li{padding:8px 6px;border-top:1px solid ${ink[700]};text-align:right;font:700 17px/1.1 Rajdhani,sans-serif}
thead th{white-space:nowrap;font-size:13px;font-weight:600;text-transform:uppercase;color:${hue.ash};border:0}
tr>th:first-child,.parts li{text-align:left}
i{display:inline-block;min-width:1.6em;color:${hue.ash}}
.advances i{color:${hue.marigold}}
small{font:600 12px/1 Rajdhani,sans-serif;text-transform:uppercase;letter-spacing:.05em;color:${hue.marigold}}
.bracket{margin-inline:-12px;padding-bottom:12px;overflow-x:auto}
.bracket>div{position:relative;max-width:1440px}
.bracket svg{position:absolute;width:100%;height:100%;overflow:visible}
.bracket path{fill:none;stroke:${ink[600]};stroke-width:1.5;vector-effect:non-scaling-stroke}
.bracket :is(h3,li){position:absolute;padding-inline:12px}
.bracket h3{padding-block:0;white-space:nowrap}
.bracket h3::before{content:"";display:block;height:4px;margin-bottom:6px;background:${hue.saffron}}
ol,ul{list-style:none}
.bracket li{transform:translateY(-50%)}
.bracket :is(li>a,li>p){display:flex;justify-content:space-between;align-items:center;padding:0 8px;background:${ink[800]};font:600 15px/27px Rajdhani,sans-serif}
.bracket li:has(.winner)>p:not(.winner){color:${hue.ash}}
.bracket li>a{background:${ink[900]};color:${hue.ash};font-size:13px;line-height:24px;text-transform:none;text-decoration:none}
.bracket li>a:focus-visible{outline-offset:-3px}
.bracket li>p{border-top:1px solid ${ink[700]}}
.bracket span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bracket .winner{font-weight:700}
.bracket .winner b::before{content:"\\25b8 ";color:${hue.marigold}}
.bracket small{font-size:12px;font-weight:400;letter-spacing:0;text-transform:none;color:${hue.ash}}
time{font-weight:600}
footer{margin-top:16px}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:4px}
footer a{display:inline-block;padding:10px 0;font-size:16px;font-weight:700;text-transform:uppercase;text-decoration:underline;color:${hue.marigold};text-underline-offset:4px}
a:focus-visible{outline:2px solid ${hue.marigold};outline-offset:3px}
[data-background=none] :is(header,section,footer){padding:10px 14px;background:${ink[950]}d9}
[data-background=none] header{padding-top:0}
`
