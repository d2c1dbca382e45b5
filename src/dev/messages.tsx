import { SearchX } from 'lucide-react'
import { Button } from '~/ui/button'
import { Skeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { StateMessage } from '~/ui/state-message'
import { toast } from '~/ui/toast'
import { Part } from './part'
import { hostile, long } from './samples'

/** Placeholders of content, and messages. */
export function Messages() {
  return (
    <>
      <Part name="Skeleton" look="wide" states={{ Loading: <Skeleton bars={['60% 24']} /> }} />
      <Part name="Spinner" states={{ Loading: <Spinner label="Loading" /> }} />
      <Part
        name="StateMessage"
        look="wide"
        states={{
          Empty: (
            <StateMessage
              art={<SearchX />}
              title="No players found"
              text="Try another word."
              action={<Button>Clear Filters</Button>}
            />
          ),
          'Long and hostile': (
            <StateMessage art={<SearchX />} title={long} text={hostile} action={<Button>Try Again</Button>} />
          ),
        }}
      />
      <Part
        name="Toast"
        states={{
          Success: <Button onClick={() => toast.success('Welcome back.')}>Show</Button>,
          Error: <Button onClick={() => toast.error(hostile)}>Show</Button>,
          'Information, long': <Button onClick={() => toast.info(long)}>Show</Button>,
        }}
      />
    </>
  )
}
