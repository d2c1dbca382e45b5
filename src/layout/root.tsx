import { Outlet } from '@tanstack/react-router'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { useArrival } from './use-arrival'

/** What outlives every page: the voice that says which one has come. It is there before it speaks, or nobody hears it. */
export function Root() {
  const announcement = useArrival()
  return (
    <>
      <Outlet />
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </>
  )
}
