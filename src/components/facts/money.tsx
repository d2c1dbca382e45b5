import { toRupees } from '@akhada/sample-world/tournaments/rupees-per-dollar'
import type { Money as MoneyRecord } from '@akhada/sample-world/tournaments/types'
import { formatMoney } from '~/lib/number-format'
import { aside } from '~/theme/type.css'

/** Money in rupees. If it's paid in dollars, the dollar amount follows in small print. */
export function Money(money: MoneyRecord) {
  if (money.currency === 'INR') return formatMoney(money)
  return (
    <>
      {formatMoney(toRupees(money))} <small className={aside}>{formatMoney(money)}</small>
    </>
  )
}
