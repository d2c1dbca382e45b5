import { style } from '~/theme/screens-styles'
import { gridColumns } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'
import { pit } from './face.css'

export const roster = style({
  ...gridColumns(3),
  gap: 10,
  alignContent: 'center',
  maxWidth: 380,
})

export const open = style([pit, { display: 'grid', placeItems: 'center', color: vars.color.muted }])
