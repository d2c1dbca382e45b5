import { sceneUrl } from '~/lib/art'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { Skeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { StateMessage } from '~/ui/state-message'
import { toast } from '~/ui/toast'
import { Part } from './part'
import { hostile, long } from './samples'

const art = <Image src={sceneUrl('corridor')} alt="" width={1600} height={900} />

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
              art={art}
              title="No players found"
              text="Try another word."
              action={<Button>Clear Filters</Button>}
            />
          ),
          'Long and hostile': (
            <StateMessage art={art} title={long} text={hostile} action={<Button>Try Again</Button>} />
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
