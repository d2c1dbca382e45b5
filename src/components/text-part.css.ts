import { style } from '~/theme/components-styles'
import { stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const part = style({ ...stack(vars.space.s3), scrollMarginTop: 16 })
export const paragraph = style({ maxWidth: '62ch', fontSize: '1.125rem', lineHeight: 1.65 })
