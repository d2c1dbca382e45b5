import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { framePattern } from './frames'
import { loop } from './loop'

/** How much each file loses: chosen by eye at the edge of what shows, with room below the 700 kB that a video may take. */
const quality = { av1: 32, h264: 26.5, webp: 60, avif: 30, small: 40 }

const bt709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
const toVideo = (format: string) => [
  '-vf',
  `scale=out_color_matrix=bt709:out_range=tv,format=${format}`,
  ...bt709,
  '-an',
]

/** Encodes the frames as `hero.webm` (AV1) and `hero.mp4` (H.264), and the first of them as poster. */
export function encode(frames: string, folder: string) {
  const sequence = ['-framerate', String(loop.rate), '-i', join(frames, framePattern)]
  const first = ['-framerate', String(loop.rate), '-i', join(frames, framePattern), '-frames:v', '1']

  // Ten bits keep the night without bands.
  const av1 = ['-c:v', 'libsvtav1', '-preset', '3', '-crf', String(quality.av1), '-g', String(loop.frames + 1)]
  write('hero.webm', [...sequence, ...toVideo('yuv420p10le'), ...av1, '-svtav1-params', 'tune=0'])

  const h264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-crf', String(quality.h264)]
  const tuning = `aq-mode=3:aq-strength=1.1:deblock=-1,-1:keyint=${loop.frames + 1}:bframes=8:ref=6`
  write('hero.mp4', [...sequence, ...toVideo('yuv420p'), ...h264, '-x264-params', tuning, '-movflags', '+faststart'])

  const webp = ['-c:v', 'libwebp', '-quality', String(quality.webp), '-compression_level', '6']
  write('hero-poster.webp', [...first, ...webp])
  const avif = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', String(quality.avif), '-cpu-used', '3']
  write('hero-poster.avif', [...first, ...avif, '-pix_fmt', 'yuv420p'])

  // For phones: what an upright window of 9:16 shows of the poster (`object-position` keeps its place), and a small one for a band.
  const small = avif.with(avif.indexOf(String(quality.avif)), String(quality.small))
  write('hero-poster-upright.avif', [...first, ...small, '-vf', 'crop=405:720:560:0', '-pix_fmt', 'yuv420p'])
  write('hero-poster-small.avif', [...first, ...small, '-vf', 'scale=720:405', '-pix_fmt', 'yuv420p'])

  function write(name: string, settings: readonly string[]) {
    const file = join(folder, name)
    execFileSync('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...settings, file], {
      stdio: 'inherit',
      env: { ...process.env, SVT_LOG: '1' },
    })
    console.info(`${name}: ${statSync(file).size} bytes`)
  }
}
