import { textTable } from '~/components/facts/text-table.css'
import { media } from '~/theme/media'
import { globalStyle, style } from '~/theme/screens-styles'
import { caps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const table = style([textTable, { tableLayout: 'fixed' }])

globalStyle(`${table} tbody th`, caps('600 1.25rem/1.3'))
globalStyle(`${table} thead th:first-child`, { width: '24%' })
globalStyle(`${table} td::before`, {
  '@media': {
    [media.narrow]: {
      // Screen readers announce the column header anyway, so it has an empty alternative text, which not every browser supports.
      content: ['attr(data-column)', 'attr(data-column) / ""'],
      display: 'block',
      ...caps(`600 ${vars.size.label}/1.4`, '.07em'),
      color: vars.color.text,
    },
  },
})
