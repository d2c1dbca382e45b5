import { ArrowRight, CalendarPlus, Mail } from 'lucide-react'
import { useState } from 'react'
import { Accordion } from '~/ui/accordion'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { Menu } from '~/ui/menu'
import { item } from '~/ui/menu.css'
import { SearchField } from '~/ui/search-field'
import { SegmentedControl } from '~/ui/segmented-control'
import { Select } from '~/ui/select'
import { Tabs } from '~/ui/tabs'
import { TextArea } from '~/ui/text-area'
import { UrlSearchField } from '~/ui/url-search-field'
import { Part, State } from './part'
import { hostile, long } from './samples'

const variants = ['primary', 'ghost', 'text'] as const
const sizes = ['small', 'normal', 'large'] as const
const forced = { focused: { 'data-state': 'focused' }, hovered: { 'data-state': 'hovered' } }
const options = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'past', label: 'Past' },
]
const questions = [
  { id: 'first', title: 'A question', content: 'Its answer.' },
  { id: 'second', title: long, content: hostile },
]

/** What is pressed or filled in. */
export function Controls() {
  const [segment, setSegment] = useState('live')
  const [tab, setTab] = useState('all')
  const [open, setOpen] = useState('first')
  const [text, setText] = useState('')

  return (
    <>
      <Part name="Menu">
        <State name="closed">
          <Menu icon={<CalendarPlus aria-hidden="true" />} label="Calendar">
            <li>
              <button type="button" className={item}>
                <CalendarPlus aria-hidden="true" />
                {long}
              </button>
            </li>
          </Menu>
        </State>
      </Part>
      {variants.map((variant) => (
        <Part key={variant} name={`Button, ${variant}`}>
          {sizes.map((size) => (
            <State key={size} name={size}>
              <Button variant={variant} size={size}>
                Join Now
                <ArrowRight aria-hidden="true" />
              </Button>
            </State>
          ))}
          <State name="Hovered">
            <Button variant={variant} {...forced.hovered}>
              Join Now
            </Button>
          </State>
          <State name="Focused">
            <Button variant={variant} {...forced.focused}>
              Join Now
            </Button>
          </State>
          <State name="Disabled">
            <Button variant={variant} disabled>
              Joining...
            </Button>
          </State>
          <State name="Long">
            <Button variant={variant}>{long}</Button>
          </State>
        </Part>
      ))}
      <Part name="Field">
        <State name="Empty">
          <Field label="Email" placeholder="you@example.com" icon={<Mail />} />
        </State>
        <State name="Filled">
          <Field label="Email" defaultValue="asha@example.com" />
        </State>
        <State name="Focused">
          <Field label="Email" {...forced.focused} />
        </State>
        <State name="Error">
          <Field label="Email" defaultValue="asha" error="Enter an email address." />
        </State>
        <State name="Disabled">
          <Field label="Email" disabled />
        </State>
        <State name="Long and hostile">
          <Field label={long} defaultValue={hostile} error={hostile} />
        </State>
      </Part>
      <Part name="TextArea">
        <State name="Empty">
          <TextArea label="Message" />
        </State>
        <State name="Focused">
          <TextArea label="Message" {...forced.focused} />
        </State>
        <State name="Error">
          <TextArea label="Message" defaultValue={long} error="At most 100 characters." />
        </State>
        <State name="Disabled">
          <TextArea label="Message" disabled />
        </State>
      </Part>
      <Part name="Select">
        <State name="Normal">
          <Select label="Game">
            <option>All games</option>
          </Select>
        </State>
        <State name="Focused">
          <Select label="Game" {...forced.focused}>
            <option>All games</option>
          </Select>
        </State>
        <State name="Disabled">
          <Select label="Game" disabled>
            <option>All games</option>
          </Select>
        </State>
        <State name="Long">
          <Select label="Game">
            <option>{long}</option>
          </Select>
        </State>
      </Part>
      <Part name="Checkbox">
        <State name="Off">
          <Checkbox label="Remember me" />
        </State>
        <State name="On">
          <Checkbox label="Remember me" defaultChecked />
        </State>
        <State name="Focused">
          <Checkbox label="Remember me" {...forced.focused} />
        </State>
        <State name="Disabled">
          <Checkbox label="Remember me" disabled />
        </State>
        <State name="Long">
          <Checkbox label={long} />
        </State>
      </Part>
      <Part name="SearchField">
        <State name="Empty">
          <SearchField label="Search" placeholder="Search players" value={text} onChange={setText} />
        </State>
        <State name="Filled">
          <SearchField label="Search" placeholder="Search players" value={hostile} onChange={setText} />
        </State>
      </Part>
      <Part name="UrlSearchField">
        <State name="Filled">
          <UrlSearchField label="Search" placeholder="Search players" value="rudra" onChange={setText} />
        </State>
      </Part>
      <Part name="SegmentedControl">
        <State name="One pressed" wide>
          <SegmentedControl label="State" options={options} value={segment} onChange={setSegment} />
        </State>
      </Part>
      <Part name="Tabs">
        <State name="One chosen" wide>
          <Tabs
            label="Lists"
            tabs={options.map(({ value, label }) => ({ value, label, panel: <p>{label}</p> }))}
            value={tab}
            onValueChange={setTab}
          />
        </State>
      </Part>
      <Part name="Accordion">
        <State name="One open" wide>
          <Accordion items={questions} value={open} onValueChange={setOpen} />
        </State>
      </Part>
    </>
  )
}
