import { Link } from '@tanstack/react-router'
import { DeadEnd } from '~/layout/dead-end'
import { galleryUrl } from '~/lib/art'
import { button } from '~/ui/button-class'
import { Image } from '~/ui/image'

/** /admin/ is declared without a screen (specification 2, "Route table"). */
export function AdminScreen() {
  return (
    <DeadEnd
      art={<Image src={galleryUrl('control')} alt="" width={1200} height={800} priority />}
      title="Nothing here yet"
      text="The control room isn’t open. Tell us what you need done and a person will do it."
      actions={
        <>
          <Link to="/contact" className={button()}>
            Write to us
          </Link>
          <Link to="/" className={button({ variant: 'ghost' })}>
            Go home
          </Link>
        </>
      }
    />
  )
}
