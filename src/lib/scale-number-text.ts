import { formatThousands } from './number-format'

/** Scales the number in a formatted text by a share, 0 to 1, and keeps its notation: "1.2M+" at 0.5 is "0.6M+". */
export function scaleNumberText(value: string, share: number): string {
  return value.replace(/[\d.,]+/, (digits) => {
    const decimals = digits.split('.')[1]?.length ?? 0
    const number = Number(digits.replaceAll(',', '')) * share
    return digits.includes(',') ? formatThousands(number) : number.toFixed(decimals)
  })
}
