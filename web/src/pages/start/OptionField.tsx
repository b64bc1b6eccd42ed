import type { JSX } from 'preact';

import { hasText, t } from '../../i18n';
import { type Option, readNumber, type Value } from '../../net/options';
import { Choice, Switch } from '../../shell/Choice';
import { RuleLink } from '../../shell/RuleLink';

interface Props {
  readonly option: Option;
  readonly value: Value;
  readonly base: Value;
  readonly onChange: (value: Value) => void;
}

/** An option's name; one that this front end has no word for goes by its id. */
export function optionName(name: string): string {
  return hasText(`option-${name}`) ? t(`option-${name}`) : name.replaceAll('_', ' ');
}

/** A value in words. */
export function valueText(option: Option, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'start-on' : 'start-off');
  const id = `option-${option.name}-${value}`;
  return hasText(id) ? t(id) : String(value);
}

function Help({ option, value, base }: Omit<Props, 'onChange'>): JSX.Element {
  const id = `option-${option.name}-help`;
  return (
    <>
      {hasText(id) && <>{t(id)} </>}
      {value !== base && <span class="option-default">{t('start-default', { value: valueText(option, base) })} </span>}
      <RuleLink class="rule-link" section={option.section} />
    </>
  );
}

function NumberField(props: Props): JSX.Element {
  const { option, value, onChange } = props;
  const id = `option-${option.name}`;
  const number = Number(value);
  return (
    <div class="field number">
      <label for={id}>{optionName(option.name)}</label>
      <input
        type="number"
        inputMode="numeric"
        id={id}
        min={option.low}
        max={option.high}
        step={option.high > 1000 ? 10 : 1}
        value={number}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const read = readNumber(option, event.currentTarget.value, number);
          event.currentTarget.value = String(read);
          onChange(read);
        }}
      />
      <div class="help" id={`${id}-help`}>
        <Help {...props} />
      </div>
    </div>
  );
}

/** One option as it is declared: a switch, a number or one of a few. */
export function OptionField(props: Props): JSX.Element {
  const { option, value, onChange } = props;
  const help = <Help {...props} />;
  if (option.type === 'bool') {
    return <Switch id={`option-${option.name}`} text={optionName(option.name)} help={help} isOn={value === true} onSwitch={onChange} />;
  }
  if (option.type === 'int') return <NumberField {...props} />;
  const among = option.choices.map((choice) => ({ value: choice, text: valueText(option, choice) }));
  return (
    <Choice
      name={`option-${option.name}`}
      legend={optionName(option.name)}
      help={help}
      value={String(value)}
      among={among}
      onChoose={onChange}
    />
  );
}
