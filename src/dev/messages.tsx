import { SearchX } from 'lucide-react'
import { Button } from '~/ui/button'
import { Skeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { StateMessage } from '~/ui/state-message'
import { toast } from '~/ui/toast'
import { Part, State } from './part'
import { hostile, long } from './samples'

/** Placeholders of content, and messages. */
export function Messages() {
  return (
    <>
      <Part name="Skeleton">
        <State name="Loading" wide>
          <Skeleton bars={[['60%', 24]]} />
        </State>
      </Part>
      <Part name="Spinner">
        <State name="Loading">
          <Spinner label="Loading" />
        </State>
      </Part>
      <Part name="StateMessage">
        <State name="Empty" wide>
          <StateMessage
            icon={<SearchX />}
            title="No players found"
            text="Try another word."
            action={<Button>Clear Filters</Button>}
          />
        </State>
        <State name="Long and hostile" wide>
          <StateMessage icon={<SearchX />} title={long} text={hostile} action={<Button>Try Again</Button>} />
        </State>
      </Part>
      <Part name="Toast">
        <State name="Success">
          <Button onClick={() => toast.success('Welcome back.')}>Show</Button>
        </State>
        <State name="Error">
          <Button onClick={() => toast.error(hostile)}>Show</Button>
        </State>
        <State name="Information, long">
          <Button onClick={() => toast.info(long)}>Show</Button>
        </State>
      </Part>
    </>
  )
}
