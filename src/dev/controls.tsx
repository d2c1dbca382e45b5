import { ArrowRight, CalendarPlus, Mail } from 'lucide-react'
import { useState } from 'react'
import { Accordion } from '~/ui/accordion'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { Menu } from '~/ui/menu'
import { item } from '~/ui/menu.css'
import { SegmentedControl } from '~/ui/segmented-control'
import { Select } from '~/ui/select'
import { Tabs } from '~/ui/tabs'
import { TextArea } from '~/ui/text-area'
import { UrlSearchField } from '~/ui/url-search-field'
import { mapStates, Part } from './part'
import { hostile, long } from './samples'

const variants = ['primary', 'ghost', 'text'] as const
const sizes = ['small', 'normal', 'large'] as const
const forced = {
  Normal: {},
  Hovered: { 'data-state': 'hovered' },
  Focused: { 'data-state': 'focused' },
  Disabled: { disabled: true },
}
const options = ['All', 'Live', 'Past']
const questions = [
  { id: 'first', question: 'A question', answer: ['Its answer.'] },
  { id: 'second', question: long, answer: [hostile] },
]

/** Controls that are pressed or filled in. */
export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
  </>
)

const Buttons = () => (
  <>
    <Part
      name="Menu"
      states={{
        closed: (
          <Menu icon={<CalendarPlus />} label="Calendar">
            <li>
              <button type="button" className={item}>
                <CalendarPlus />
                {long}
              </button>
            </li>
          </Menu>
        ),
      }}
    />
    {variants.map((variant) => (
      <Part
        key={variant}
        name={`Button, ${variant}`}
        states={{
          ...mapStates(sizes, (size) => (
            <Button variant={variant} size={size}>
              Join Now
              <ArrowRight />
            </Button>
          )),
          ...mapStates(['Hovered', 'Focused'], (state) => (
            <Button variant={variant} {...forced[state]}>
              Join Now
            </Button>
          )),
          Disabled: (
            <Button variant={variant} disabled>
              Joining...
            </Button>
          ),
          Long: <Button variant={variant}>{long}</Button>,
        }}
      />
    ))}
  </>
)

function Fields() {
  const [text, setText] = useState('')
  return (
    <>
      <Part
        name="Field"
        states={{
          Empty: <Field label="Email" placeholder="you@example.com" icon={<Mail />} />,
          Filled: <Field label="Email" defaultValue="asha@example.com" />,
          Focused: <Field label="Email" {...forced.Focused} />,
          Error: <Field label="Email" defaultValue="asha" error="Enter an email address." />,
          Disabled: <Field label="Email" disabled />,
          'Long and hostile': <Field label={long} defaultValue={hostile} error={hostile} />,
        }}
      />
      <Part
        name="TextArea"
        states={{
          Empty: <TextArea label="Message" />,
          Focused: <TextArea label="Message" {...forced.Focused} />,
          Error: <TextArea label="Message" defaultValue={long} error="At most 100 characters." />,
          Disabled: <TextArea label="Message" disabled />,
        }}
      />
      <Part
        name="Select"
        states={{
          ...mapStates(['Normal', 'Focused', 'Disabled'], (state) => (
            <Select label="Game" {...forced[state]}>
              <option>All games</option>
            </Select>
          )),
          Long: (
            <Select label="Game">
              <option>{long}</option>
            </Select>
          ),
        }}
      />
      <Part
        name="Checkbox"
        states={{
          Off: <Checkbox label="Remember me" />,
          On: <Checkbox label="Remember me" defaultChecked />,
          Focused: <Checkbox label="Remember me" {...forced.Focused} />,
          Disabled: <Checkbox label="Remember me" disabled />,
          Long: <Checkbox label={long} />,
        }}
      />
      <Part
        name="UrlSearchField"
        states={{
          Empty: <UrlSearchField label="Search" placeholder="Search players" value={text} onChange={setText} />,
          Filled: <UrlSearchField label="Search" placeholder="Search players" value={hostile} onChange={setText} />,
        }}
      />
    </>
  )
}

function Choices() {
  const [segment, setSegment] = useState('Live')
  const [tab, setTab] = useState('All')
  const [open, setOpen] = useState('first')
  return (
    <>
      <Part
        name="SegmentedControl"
        look="wide"
        states={{
          'One pressed': <SegmentedControl label="State" options={options} value={segment} onChange={setSegment} />,
        }}
      />
      <Part
        name="Tabs"
        look="wide"
        states={{
          'One chosen': (
            <Tabs
              label="Lists"
              tabs={options.map((option) => ({ value: option, label: option, panel: <p>{option}</p> }))}
              value={tab}
              onValueChange={setTab}
            />
          ),
        }}
      />
      <Part
        name="Accordion"
        look="wide"
        states={{ 'One open': <Accordion questions={questions} value={open} onValueChange={setOpen} /> }}
      />
    </>
  )
}
