/** A marketing figure as far as it has come, in its own notation: "1.2M+" at a half is "0.6M+". */
export function scaleNumberText(value: string, share: number): string {
  return value.replace(/[\d.,]+/, (digits) => {
    const decimals = digits.split('.')[1]?.length ?? 0
    const number = Number(digits.replaceAll(',', '')) * share
    const text = number.toFixed(decimals)
    return digits.includes(',') ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text
  })
}
