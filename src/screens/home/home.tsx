import { Heading } from '~/ui/heading'
import { wrap } from '~/ui/wrap.css'

export function HomeScreen() {
  return (
    <div className={wrap}>
      <Heading level={1} size="d1">
        Redefine Gaming
      </Heading>
    </div>
  )
}
