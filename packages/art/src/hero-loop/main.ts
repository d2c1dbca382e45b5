import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { output } from '../record'
import { encode } from './encode'
import { framePattern, renderFrames } from './frames'
import { loop } from './loop'
import { measureSeam } from './seam'

/**
 * Draws the loop behind the hero and encodes it into `public/video`; needs Chromium and ffmpeg. `--probe 0,.3` draws only these
 * moments, `--seam` only measures what is there. The frames stay in the temporary folder; without them only the videos
 * can be measured.
 */
const { values: options } = parseArgs({ options: { probe: { type: 'string' }, seam: { type: 'boolean' } } })

const folder = join(output, 'video')
const frames = join(tmpdir(), 'akhada-hero-loop')

if (options.probe) {
  const stills = join(tmpdir(), 'akhada-hero-loop-probe')
  await renderFrames(stills, options.probe.split(',').map(Number))
  console.info(stills)
} else {
  if (!options.seam) {
    await renderFrames(
      frames,
      Array.from({ length: loop.frames }, (_, i) => i / loop.frames),
    )
    encode(frames, folder)
  }
  printSeams()
}

function printSeams() {
  const inputs: (readonly [name: string, input: string[]])[] = [
    ['hero.webm', ['-i', join(folder, 'hero.webm')]],
    ['hero.mp4', ['-i', join(folder, 'hero.mp4')]],
  ]
  if (existsSync(frames))
    inputs.unshift(['frames', ['-framerate', String(loop.rate), '-i', join(frames, framePattern)]])
  const rows = inputs.map(([name, input]) => {
    const { least, median, seam } = measureSeam(input)
    const written = ({ psnr, ssim }: typeof seam) => `${psnr.toFixed(1)} dB, ${ssim.toFixed(4)}`
    return [name, { 'last to first': written(seam), 'neighbours, median': written(median), least: written(least) }]
  })
  console.table(Object.fromEntries(rows))
}
