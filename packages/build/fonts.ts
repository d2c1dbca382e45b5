// Subsets the full fonts on npm into the files that are shipped, one for each script and weight.

import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fontUrl, fontWeights, listCharacters, unicodeRanges } from '~/theme/font-files'

const weightNames: Record<number, string> = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold' }

for (const file of globSync('public/fonts/*.{woff2,ttf}')) rmSync(file)

/** Without hints, which only old rasterizers read, a font is half as large. The package's types lack the option. */
const options = { targetFormat: 'woff2', noHinting: true } as const

for (const [family, weights] of Object.entries(fontWeights)) {
  const source = `node_modules/@expo-google-fonts/${family.toLowerCase()}`
  for (const weight of weights) {
    const name = `${weight}${weightNames[weight]}`
    const whole = readFileSync(`${source}/${name}/${family}_${name}.ttf`)
    for (const [script, range] of Object.entries(unicodeRanges)) {
      const font = await subsetFont(whole, listCharacters(range), options)
      const url = fontUrl(family, script, weight)
      writeFileSync(`public${url}`, font)
      console.info(`${url}: ${(font.length / 1000).toFixed(1)} kB`)
    }
  }
  writeFileSync(`public/fonts/OFL-${family}.txt`, readFileSync(`${source}/LICENSE_FONT`))
}

/** One file with all characters of one weight, to draw share cards with. */
const bold = readFileSync('node_modules/@expo-google-fonts/rajdhani/700Bold/Rajdhani_700Bold.ttf')
const characters = Object.values(unicodeRanges).map(listCharacters).join('')
writeFileSync(
  'public/fonts/rajdhani-700.ttf',
  await subsetFont(bold, characters, { ...options, targetFormat: 'truetype' }),
)
