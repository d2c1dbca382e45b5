import { execFileSync } from 'node:child_process'
import { loop } from './loop'

interface Likeness {
  psnr: number
  ssim: number
}

/** How alike neighbouring frames are, at least and in the middle, and how alike the last one is to the first. */
interface Seam {
  least: Likeness
  median: Likeness
  seam: Likeness
}

/** Compares every frame of a video or an image sequence with the next one, and the last with the first. */
export function measureSeam(input: readonly string[]): Seam {
  // One clock for all, or frames are paired by rounded times and some with themselves.
  const clock = `settb=1/${loop.rate},setpts=N`
  const graph =
    `[0:v]format=yuv420p,${clock},split=3[now][rest][all];[rest]trim=start_frame=1,${clock}[later];` +
    `[all]trim=end_frame=1,${clock}[first];[later][first]concat,${clock}[next];` +
    '[now]split[a][b];[next]split[c][d];[a][c]psnr=stats_file=-[p];[b][d]ssim=stats_file=-[s]'
  const outputs = ['[p]', '[s]'].flatMap((pad) => ['-map', pad, '-fps_mode', 'passthrough', '-f', 'null', '/dev/null'])
  const report = execFileSync('ffmpeg', ['-v', 'error', ...input, '-filter_complex', graph, ...outputs], {
    encoding: 'utf8',
  })
  const psnr = values(report, /psnr_avg:([\d.]+|inf)/g)
  const ssim = values(report, /All:([\d.]+)/g)
  const inner = { psnr: sorted(psnr.slice(0, -1)), ssim: sorted(ssim.slice(0, -1)) }
  const at = (part: number): Likeness => ({
    psnr: inner.psnr[Math.floor(part * inner.psnr.length)] ?? Number.NaN,
    ssim: inner.ssim[Math.floor(part * inner.ssim.length)] ?? Number.NaN,
  })
  return { least: at(0), median: at(0.5), seam: { psnr: psnr.at(-1) ?? Number.NaN, ssim: ssim.at(-1) ?? Number.NaN } }
}

const values = (report: string, pattern: RegExp) => [...report.matchAll(pattern)].map(([, value]) => Number(value))
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
