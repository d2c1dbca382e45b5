import { rupeesPerDollar } from '@akhada/sample-world/tournaments/rupees-per-dollar'
import type { Money as MoneyRecord } from '@akhada/sample-world/tournaments/types'
import { formatMoney } from '~/lib/number-format'
import { aside } from '~/theme/type.css'

/** Money in rupees; what is paid in dollars has those, small, after it. */
export function Money({ amount, currency }: MoneyRecord) {
  if (currency === 'INR') return formatMoney({ amount, currency })
  return (
    <>
      {formatMoney({ amount: amount * rupeesPerDollar, currency: 'INR' })}{' '}
      <small className={aside}>{formatMoney({ amount, currency })}</small>
    </>
  )
}
