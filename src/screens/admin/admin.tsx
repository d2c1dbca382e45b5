import { ButtonLink } from '~/components/links/links'
import { ProblemScreen } from '~/layout/problem-screen'
import { galleryUrl } from '~/lib/art'
import { Image } from '~/ui/image'

/** /admin/ is declared without a screen (specification 2, "Route table"). */
export function AdminScreen() {
  return (
    <ProblemScreen
      art={<Image src={galleryUrl('control')} alt="" width={1200} height={800} priority />}
      title="Nothing here yet"
      text="The control room isn’t open. Tell us what you need done and a person will do it."
      actions={
        <>
          <ButtonLink to="/contact">Write to us</ButtonLink>
          <ButtonLink to="/" variant="ghost">
            Go home
          </ButtonLink>
        </>
      }
    />
  )
}
