/* Editor side of the block. Title and attributes are in block.json; PHP renders its HTML. */
((wp) => {
  const { createElement: el, Fragment } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { BaseControl, ColorPalette, Disabled, PanelBody, RadioControl, SelectControl } =
    wp.components;
  const { RangeControl, TextControl, ToggleControl } = wp.components;
  const { __ } = wp.i18n;
  const NAME = 'vitrina/questionnaire';

  wp.blocks.registerBlockType(NAME, { edit: Edit, save: () => null });

  function Edit({ attributes, setAttributes }) {
    const preview = el(wp.serverSideRender, { block: NAME, attributes });
    return el(
      Fragment,
      null,
      el(InspectorControls, null, el(Choices, { attributes, setAttributes })),
      el('div', useBlockProps(), el(Disabled, null, preview)),
    );
  }

  function Choices({ attributes, setAttributes }) {
    const { mode } = attributes;
    /** Binds a control to one attribute. */
    const bind = (name) => ({
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
    });
    const text = (name, label, help) =>
      el(TextControl, { ...bind(name), label, help, maxLength: 100 });
    const toggle = (name, label, help) => {
      const { value: checked, onChange } = bind(name);
      return el(ToggleControl, { checked, onChange, label, help });
    };
    return el(
      Fragment,
      null,
      el(
        PanelBody,
        { title: __('How it appears', 'vitrina-questionnaire') },
        el(RadioControl, {
          selected: mode,
          onChange: bind('mode').onChange,
          label: __('Place', 'vitrina-questionnaire'),
          options: [
            { value: 'inline', label: __('In the page', 'vitrina-questionnaire') },
            { value: 'popup', label: __('Over the page', 'vitrina-questionnaire') },
            { value: 'link', label: __('Behind a link', 'vitrina-questionnaire') },
          ],
        }),
        el(SelectControl, {
          ...bind('lang'),
          label: __('Language', 'vitrina-questionnaire'),
          options: [
            { value: 'ro', label: 'Română' },
            { value: 'en', label: 'English' },
          ],
        }),
        mode !== 'inline' && text('text', __('Text of the link', 'vitrina-questionnaire')),
        mode === 'popup' && el(Opening, bind('open')),
      ),
      el(
        PanelBody,
        { title: __('Look', 'vitrina-questionnaire') },
        el(SelectControl, {
          ...bind('theme'),
          label: __('Theme', 'vitrina-questionnaire'),
          options: [
            { value: '', label: __("As the visitor's system has it", 'vitrina-questionnaire') },
            { value: 'light', label: __('Light', 'vitrina-questionnaire') },
            { value: 'dark', label: __('Dark', 'vitrina-questionnaire') },
          ],
        }),
        el(Accent, bind('accent')),
        text(
          'font',
          __('Font', 'vitrina-questionnaire'),
          __(
            "A font on the visitor's device, such as Georgia, and not one that your page loads.",
            'vitrina-questionnaire',
          ),
        ),
        toggle('title', __('Show the title of the form', 'vitrina-questionnaire')),
        mode === 'inline' &&
          toggle(
            'bg',
            __('Put a background behind the form', 'vitrina-questionnaire'),
            __(
              'Without it the background of your page is seen; choose the theme that fits it.',
              'vitrina-questionnaire',
            ),
          ),
      ),
      el(
        PanelBody,
        { title: __('Answers', 'vitrina-questionnaire'), initialOpen: false },
        mode !== 'link' &&
          text(
            'ref',
            __('Your reference', 'vitrina-questionnaire'),
            __(
              'Scripts of your page are told it when somebody sends the form. Nothing personal.',
              'vitrina-questionnaire',
            ),
          ),
        el(Code, bind('embed')),
        toggle(
          'save',
          __("Keep unsent answers in the visitor's browser", 'vitrina-questionnaire'),
          __('Switch it off for a computer that several people use.', 'vitrina-questionnaire'),
        ),
        toggle('trial', __('Only a trial: nothing is sent', 'vitrina-questionnaire')),
      ),
    );
  }

  /** Id of the form, also as the dashboard shows it: `embed=ab12cd34ef`. */
  function Code({ value, onChange }) {
    const isWrong = value !== '' && !/^[a-z0-9]{10}$/.test(value);
    return el(TextControl, {
      value,
      onChange: (typed) => onChange(typed.trim().replace(/^embed=/, '')),
      maxLength: 100,
      label: __('Code of the form', 'vitrina-questionnaire'),
      help: isWrong
        ? __(
            'This is no code: it has ten letters and digits, such as ab12cd34ef. Nothing is counted.',
            'vitrina-questionnaire',
          )
        : __(
            'From your dashboard, which then shows what the form brings. Without it nothing is counted.',
            'vitrina-questionnaire',
          ),
    });
  }

  /** `load`, `exit`, `time:20` or `scroll:60`; empty: on click only. */
  function Opening({ value, onChange }) {
    const [way, amount] = value.split(':');
    const ways = [
      { value: '', label: __('When the link is pressed', 'vitrina-questionnaire') },
      { value: 'load', label: __('By itself, at once', 'vitrina-questionnaire') },
      { value: 'time:20', label: __('By itself, after some seconds', 'vitrina-questionnaire') },
      { value: 'scroll:60', label: __('By itself, further down', 'vitrina-questionnaire') },
      { value: 'exit', label: __('When the pointer leaves the page', 'vitrina-questionnaire') },
    ];
    const range = (label, max) =>
      el(RangeControl, {
        label,
        value: Number(amount),
        min: 1,
        max,
        onChange: (chosen = 1) => onChange(`${way}:${chosen}`),
      });
    return el(
      Fragment,
      null,
      el(SelectControl, {
        label: __('Opens', 'vitrina-questionnaire'),
        help: __('By itself only once in a visit.', 'vitrina-questionnaire'),
        value: ways.find((one) => one.value.split(':')[0] === way)?.value ?? '',
        options: ways,
        onChange,
      }),
      way === 'time' && range(__('Seconds', 'vitrina-questionnaire'), 120),
      way === 'scroll' && range(__('Per cent of the page', 'vitrina-questionnaire'), 100),
    );
  }

  function Accent({ value, onChange }) {
    const label = __('Colour of the buttons', 'vitrina-questionnaire');
    return el(
      BaseControl,
      {
        label,
        help: __('Press the field to choose one.', 'vitrina-questionnaire'),
        __nextHasNoMarginBottom: true,
      },
      el(ColorPalette, {
        value: value && `#${value}`,
        // The picker may append an alpha, which the form does not support.
        onChange: (colour = '') => onChange(colour.slice(1, 7)),
        enableAlpha: false,
      }),
    );
  }
})(window.wp);
